import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/invalid-amount.md
var __pageData = JSON.parse(
  '{"title":"solana/invalid-amount","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/invalid-amount.md","filePath":"errors/solana/invalid-amount.md"}',
)
var _sfc_main = { name: 'errors/solana/invalid-amount.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanainvalid-amount" tabindex="-1"><code>solana/invalid-amount</code> <a class="header-anchor" href="#solanainvalid-amount" aria-label="Permalink to “solana/invalid-amount”">​</a></h1><blockquote><p>The amount is not one that can be sent</p></blockquote><p>Thrown as <code>InvalidTransferAmountError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The value of a transfer is 0, negative, or larger than 64 bits.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass the amount in the smallest unit: lamports, or the base unit of the mint. <code>parseUnits</code> of <code>@latchkit/core/balances</code> converts text to it.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/invalid-amount.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_amount_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_amount_default as default }
