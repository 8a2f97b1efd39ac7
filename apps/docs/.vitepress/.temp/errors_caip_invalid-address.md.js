import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/caip/invalid-address.md
var __pageData = JSON.parse(
  '{"title":"caip/invalid-address","description":"","frontmatter":{},"headers":[],"relativePath":"errors/caip/invalid-address.md","filePath":"errors/caip/invalid-address.md"}',
)
var _sfc_main = { name: 'errors/caip/invalid-address.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="caipinvalid-address" tabindex="-1"><code>caip/invalid-address</code> <a class="header-anchor" href="#caipinvalid-address" aria-label="Permalink to “caip/invalid-address”">​</a></h1><blockquote><p>Invalid CAIP Address</p></blockquote><p>Thrown as <code>InvalidCaipAddressError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The text is not a <a href="https://chainagnostic.org/CAIPs/caip-10" target="_blank" rel="noreferrer">CAIP-10</a> id of the form <code>namespace:reference:address</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Add the chain to a plain address with <code>formatCaipAddress</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/caip/invalid-address.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_address_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_address_default as default }
