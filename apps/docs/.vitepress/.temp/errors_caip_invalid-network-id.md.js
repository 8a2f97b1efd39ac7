import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/caip/invalid-network-id.md
var __pageData = JSON.parse(
  '{"title":"caip/invalid-network-id","description":"","frontmatter":{},"headers":[],"relativePath":"errors/caip/invalid-network-id.md","filePath":"errors/caip/invalid-network-id.md"}',
)
var _sfc_main = { name: 'errors/caip/invalid-network-id.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="caipinvalid-network-id" tabindex="-1"><code>caip/invalid-network-id</code> <a class="header-anchor" href="#caipinvalid-network-id" aria-label="Permalink to “caip/invalid-network-id”">​</a></h1><blockquote><p>Invalid chain id</p></blockquote><p>Thrown as <code>InvalidCaipNetworkIdError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The text is not a <a href="https://chainagnostic.org/CAIPs/caip-2" target="_blank" rel="noreferrer">CAIP-2</a> id of the form <code>namespace:reference</code>. Its <code>rpcCode</code> is 32603.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Write <code>eip155:1</code>, not <code>1</code> or <code>0x1</code>. <code>formatCaipNetworkId</code> creates the id.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/caip/invalid-network-id.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_network_id_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_network_id_default as default }
