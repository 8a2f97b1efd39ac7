import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/no-quote.md
var __pageData = JSON.parse(
  '{"title":"swap/no-quote","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/no-quote.md","filePath":"errors/swap/no-quote.md"}',
)
var _sfc_main = { name: 'errors/swap/no-quote.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapno-quote" tabindex="-1"><code>swap/no-quote</code> <a class="header-anchor" href="#swapno-quote" aria-label="Permalink to “swap/no-quote”">​</a></h1><blockquote><p>Incorrect amount</p></blockquote><p>Thrown as <code>NoQuoteError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>No exchange that the gateway knows gives something for this amount of the token.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Please enter a valid amount, or choose another token.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/swap/no-quote.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var no_quote_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, no_quote_default as default }
