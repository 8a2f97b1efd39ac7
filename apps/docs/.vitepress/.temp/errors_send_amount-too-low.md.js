import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/send/amount-too-low.md
var __pageData = JSON.parse(
  '{"title":"send/amount-too-low","description":"","frontmatter":{},"headers":[],"relativePath":"errors/send/amount-too-low.md","filePath":"errors/send/amount-too-low.md"}',
)
var _sfc_main = { name: 'errors/send/amount-too-low.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="sendamount-too-low" tabindex="-1"><code>send/amount-too-low</code> <a class="header-anchor" href="#sendamount-too-low" aria-label="Permalink to “send/amount-too-low”">​</a></h1><blockquote><p>The amount is too low for a new account</p></blockquote><p>Thrown as <code>AmountTooLowError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The receiver has no account on the network yet, and a new account needs at least <code>minimum</code> of the smallest unit (on Solana its rent).</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Send at least that amount.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/send/amount-too-low.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var amount_too_low_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, amount_too_low_default as default }
