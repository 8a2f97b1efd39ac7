import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/transfer-refused.md
var __pageData = JSON.parse(
  '{"title":"solana/transfer-refused","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/transfer-refused.md","filePath":"errors/solana/transfer-refused.md"}',
)
var _sfc_main = { name: 'errors/solana/transfer-refused.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanatransfer-refused" tabindex="-1"><code>solana/transfer-refused</code> <a class="header-anchor" href="#solanatransfer-refused" aria-label="Permalink to “solana/transfer-refused”">​</a></h1><blockquote><p>The token cannot be sent</p></blockquote><p>Thrown as <code>TransferRefusedError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The token, or an account of it, takes no part in such a transfer. <code>problem</code> has the reason. The wallet was not opened.</p><table tabindex="0"><thead><tr><th><code>problem</code></th><th>reason</th></tr></thead><tbody><tr><td><code>not-transferable</code></td><td>the mint is non-transferable</td></tr><tr><td><code>paused</code></td><td>the issuer has paused the mint</td></tr><tr><td><code>frozen</code></td><td>the issuer has frozen the sender&#39;s token account</td></tr><tr><td><code>programmable</code></td><td>a programmable NFT, which only the Token Metadata program moves, by the rules of its collection</td></tr><tr><td><code>confidential</code></td><td>the sender&#39;s balance is confidential</td></tr><tr><td><code>receiver-frozen</code></td><td>the receiver&#39;s token account is frozen, or a new one would be (default account state)</td></tr><tr><td><code>receiver-confidential</code></td><td>the receiver&#39;s token account takes confidential transfers only</td></tr><tr><td><code>memo-required</code></td><td>the receiver&#39;s token account takes only transfers with a memo</td></tr><tr><td><code>fee-changed</code></td><td>the fee of the token has risen since the estimate</td></tr><tr><td><code>hook</code></td><td>the accounts of the transfer hook cannot be found, or it needs another signature</td></tr></tbody></table><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the reason. <code>programmable</code>, <code>confidential</code>, <code>receiver-confidential</code>, <code>memo-required</code> and <code>hook</code> may work in the wallet itself, or with a transaction that your app builds.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/transfer-refused.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var transfer_refused_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, transfer_refused_default as default }
