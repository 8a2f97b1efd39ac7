import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/transaction-expired.md
var __pageData = JSON.parse(
  '{"title":"solana/transaction-expired","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/transaction-expired.md","filePath":"errors/solana/transaction-expired.md"}',
)
var _sfc_main = { name: 'errors/solana/transaction-expired.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanatransaction-expired" tabindex="-1"><code>solana/transaction-expired</code> <a class="header-anchor" href="#solanatransaction-expired" aria-label="Permalink to “solana/transaction-expired”">​</a></h1><blockquote><p>The transaction has expired</p></blockquote><p>Thrown as <code>TransactionExpiredError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>Thrown by <code>waitForTransaction</code>. Its message is &quot;It is not known whether the transaction lands&quot; where <code>mayLand</code> is true.</p><ul><li><code>mayLand: false</code>: no block has the transaction, and its blockhash has expired, so that none takes it any more. Nothing was sent.</li><li><code>mayLand: true</code>: no RPC endpoint tells its status. It may be in a block, or land later.</li></ul><p>The adapter sends a transaction that it broadcast itself again until it expires.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Where <code>mayLand</code> is false, send it again. Else look for <code>hash</code> on the chain first: the modal keeps it among the pending transactions.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/transaction-expired.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var transaction_expired_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, transaction_expired_default as default }
