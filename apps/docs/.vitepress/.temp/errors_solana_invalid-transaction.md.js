import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/invalid-transaction.md
var __pageData = JSON.parse(
  '{"title":"solana/invalid-transaction","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/invalid-transaction.md","filePath":"errors/solana/invalid-transaction.md"}',
)
var _sfc_main = { name: 'errors/solana/invalid-transaction.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanainvalid-transaction" tabindex="-1"><code>solana/invalid-transaction</code> <a class="header-anchor" href="#solanainvalid-transaction" aria-label="Permalink to “solana/invalid-transaction”">​</a></h1><blockquote><p>The transaction cannot be read</p></blockquote><p>Thrown as <code>InvalidTransactionError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The value is not a transaction, lacks a field such as <code>recentBlockhash</code>, does not need a signature of the signing account, or has a version above 1.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass the bytes of the transaction. The hooks of <a href="./../../adapters/solana.html#solanaweb3js"><code>@latchkit/adapter-solana/web3js</code></a> take a <code>Transaction</code> or <code>VersionedTransaction</code> of <code>@solana/web3.js</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/invalid-transaction.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_transaction_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_transaction_default as default }
