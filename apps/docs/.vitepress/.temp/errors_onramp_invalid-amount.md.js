import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/onramp/invalid-amount.md
var __pageData = JSON.parse(
  '{"title":"onramp/invalid-amount","description":"","frontmatter":{},"headers":[],"relativePath":"errors/onramp/invalid-amount.md","filePath":"errors/onramp/invalid-amount.md"}',
)
var _sfc_main = { name: 'errors/onramp/invalid-amount.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="onrampinvalid-amount" tabindex="-1"><code>onramp/invalid-amount</code> <a class="header-anchor" href="#onrampinvalid-amount" aria-label="Permalink to “onramp/invalid-amount”">​</a></h1><blockquote><p>Please enter a valid amount</p></blockquote><p>Thrown as <code>PaymentAmountError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The amount is empty, is no number, has more decimals than the payment currency, or is outside the limits of every way to pay. <code>problem</code> says which.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check the text with <code>checkPaymentAmount</code> and show the limits of the payment currency.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/onramp/invalid-amount.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_amount_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_amount_default as default }
