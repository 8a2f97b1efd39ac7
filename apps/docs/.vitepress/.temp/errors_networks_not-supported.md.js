import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/networks/not-supported.md
var __pageData = JSON.parse(
  '{"title":"networks/not-supported","description":"","frontmatter":{},"headers":[],"relativePath":"errors/networks/not-supported.md","filePath":"errors/networks/not-supported.md"}',
)
var _sfc_main = { name: 'errors/networks/not-supported.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="networksnot-supported" tabindex="-1"><code>networks/not-supported</code> <a class="header-anchor" href="#networksnot-supported" aria-label="Permalink to “networks/not-supported”">​</a></h1><blockquote><p>Chain is not supported</p></blockquote><p>Thrown as <code>ChainNotSupportedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The client does not list the chain, or the feature does not support it.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Switch to a network of <code>networksAtom</code>, or add the network.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/networks/not-supported.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_supported_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_supported_default as default }
