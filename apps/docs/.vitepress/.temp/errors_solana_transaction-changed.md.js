import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/transaction-changed.md
var __pageData = JSON.parse(
  '{"title":"solana/transaction-changed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/transaction-changed.md","filePath":"errors/solana/transaction-changed.md"}',
)
var _sfc_main = { name: 'errors/solana/transaction-changed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanatransaction-changed" tabindex="-1"><code>solana/transaction-changed</code> <a class="header-anchor" href="#solanatransaction-changed" aria-label="Permalink to “solana/transaction-changed”">​</a></h1><blockquote><p>The wallet changed the transaction</p></blockquote><p>Thrown as <code>ChangedTransactionError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet signed another transaction than the requested one, and not only with an added fee: it has another payer or other signers, lacks an instruction of the app, or had signatures of others, which the change makes invalid. Thrown by the signers of <a href="./../../adapters/solana.html#solanakit"><code>@latchkit/adapter-solana/kit</code></a>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>The signature was not used. Try another wallet. If others sign too, request the wallet&#39;s signature first.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/transaction-changed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var transaction_changed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, transaction_changed_default as default }
