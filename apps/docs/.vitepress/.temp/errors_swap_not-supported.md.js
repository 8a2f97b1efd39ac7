import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/not-supported.md
var __pageData = JSON.parse(
  '{"title":"swap/not-supported","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/not-supported.md","filePath":"errors/swap/not-supported.md"}',
)
var _sfc_main = { name: 'errors/swap/not-supported.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapnot-supported" tabindex="-1"><code>swap/not-supported</code> <a class="header-anchor" href="#swapnot-supported" aria-label="Permalink to “swap/not-supported”">​</a></h1><blockquote><p>Network not supported for Swaps</p></blockquote><p>Thrown as <code>SwapNotSupportedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The network is not one of those with swaps, <code>services.swaps</code> of it is false, or the gateway has no exchange there. Swaps are for eip155.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Switch to another network. For a local or private network, set <code>services: { swaps: true, swapRouters }</code> and give the gateway its exchange in <code>DEX_FILE</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/swap/not-supported.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_supported_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_supported_default as default }
