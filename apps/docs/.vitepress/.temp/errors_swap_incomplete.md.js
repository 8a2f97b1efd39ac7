import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/incomplete.md
var __pageData = JSON.parse(
  '{"title":"swap/incomplete","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/incomplete.md","filePath":"errors/swap/incomplete.md"}',
)
var _sfc_main = { name: 'errors/swap/incomplete.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapincomplete" tabindex="-1"><code>swap/incomplete</code> <a class="header-anchor" href="#swapincomplete" aria-label="Permalink to “swap/incomplete”">​</a></h1><blockquote><p>Please enter a valid amount</p></blockquote><p>Thrown as <code>SwapIncompleteError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The swap has no token to sell, no token to buy, no amount above 0, or no connected account; or <code>confirmSwap</code> was called before <code>prepareSwap</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Complete the form with <code>updateSwap</code>, then call <code>prepareSwap</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/swap/incomplete.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var incomplete_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, incomplete_default as default }
