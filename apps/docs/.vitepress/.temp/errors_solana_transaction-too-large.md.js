import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/transaction-too-large.md
var __pageData = JSON.parse(
  '{"title":"solana/transaction-too-large","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/transaction-too-large.md","filePath":"errors/solana/transaction-too-large.md"}',
)
var _sfc_main = { name: 'errors/solana/transaction-too-large.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanatransaction-too-large" tabindex="-1"><code>solana/transaction-too-large</code> <a class="header-anchor" href="#solanatransaction-too-large" aria-label="Permalink to “solana/transaction-too-large”">​</a></h1><blockquote><p>The transaction is too large</p></blockquote><p>Thrown as <code>TransactionTooLargeError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A transaction of version <code>legacy</code> or 0 has at most 1232 bytes. A transfer that joins very many token accounts has more.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Compile your own transaction as version 0 with address lookup tables, or split it. Transfer less at once.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/transaction-too-large.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var transaction_too_large_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, transaction_too_large_default as default }
