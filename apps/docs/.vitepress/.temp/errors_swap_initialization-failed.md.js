import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/initialization-failed.md
var __pageData = JSON.parse(
  '{"title":"swap/initialization-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/initialization-failed.md","filePath":"errors/swap/initialization-failed.md"}',
)
var _sfc_main = { name: 'errors/swap/initialization-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapinitialization-failed" tabindex="-1"><code>swap/initialization-failed</code> <a class="header-anchor" href="#swapinitialization-failed" aria-label="Permalink to “swap/initialization-failed”">​</a></h1><blockquote><p>Failed to initialize swap</p></blockquote><p>Thrown as <code>SwapInitializationError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway did not answer with its tokens and the gas price: it cannot be reached, it failed, or it refuses swaps in this region. <code>cause</code> says which.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Try again. If it stays, check the log of the gateway.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/swap/initialization-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var initialization_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, initialization_failed_default as default }
