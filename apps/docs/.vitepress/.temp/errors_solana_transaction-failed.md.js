import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/transaction-failed.md
var __pageData = JSON.parse(
  '{"title":"solana/transaction-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/transaction-failed.md","filePath":"errors/solana/transaction-failed.md"}',
)
var _sfc_main = { name: 'errors/solana/transaction-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanatransaction-failed" tabindex="-1"><code>solana/transaction-failed</code> <a class="header-anchor" href="#solanatransaction-failed" aria-label="Permalink to “solana/transaction-failed”">​</a></h1><blockquote><p>The transaction fails on the chain</p></blockquote><p>Thrown as <code>TransactionFailedError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A program refused the transaction in a simulation by Latchkit, the wallet or the node. The transaction was not broadcast.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Read <code>logs</code> and <code>details</code> for the message of the program. Tokens with a transfer hook, and tokens that cannot be transferred, cause this error.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/transaction-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var transaction_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, transaction_failed_default as default }
