import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/quote-changed.md
var __pageData = JSON.parse(
  '{"title":"swap/quote-changed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/quote-changed.md","filePath":"errors/swap/quote-changed.md"}',
)
var _sfc_main = { name: 'errors/swap/quote-changed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapquote-changed" tabindex="-1"><code>swap/quote-changed</code> <a class="header-anchor" href="#swapquote-changed" aria-label="Permalink to “swap/quote-changed”">​</a></h1><blockquote><p>The quote has changed</p></blockquote><p>Thrown as <code>QuoteChangedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>Between the quote that was shown and the press, or while the approval was mined, the price fell by more than the slippage of 1 %.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the new quote, which is in the query of <code>swapQuoteQueryOptions</code>, and call <code>confirmSwap</code> with it when the user agrees.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/swap/quote-changed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var quote_changed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, quote_changed_default as default }
