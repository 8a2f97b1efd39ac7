import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/insufficient-funds.md
var __pageData = JSON.parse(
  '{"title":"solana/insufficient-funds","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/insufficient-funds.md","filePath":"errors/solana/insufficient-funds.md"}',
)
var _sfc_main = { name: 'errors/solana/insufficient-funds.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanainsufficient-funds" tabindex="-1"><code>solana/insufficient-funds</code> <a class="header-anchor" href="#solanainsufficient-funds" aria-label="Permalink to “solana/insufficient-funds”">​</a></h1><blockquote><p>There is not enough for this transaction</p></blockquote><p>Thrown as <code>InsufficientFundsError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The account holds less of the token than the transfer needs, or too little SOL for the amount, the fee and the rent of a new account. A simulation found this, or the node did when the transaction was sent.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing was sent. Send less, or fund the account first. A token account that does not exist yet costs the sender about 0.002 SOL.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/insufficient-funds.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var insufficient_funds_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, insufficient_funds_default as default }
