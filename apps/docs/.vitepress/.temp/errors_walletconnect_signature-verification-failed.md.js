import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/signature-verification-failed.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/signature-verification-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/signature-verification-failed.md","filePath":"errors/walletconnect/signature-verification-failed.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/signature-verification-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectsignature-verification-failed" tabindex="-1"><code>walletconnect/signature-verification-failed</code> <a class="header-anchor" href="#walletconnectsignature-verification-failed" aria-label="Permalink to “walletconnect/signature-verification-failed”">​</a></h1><blockquote><p>Signature verification failed</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>verify</code> did not accept the signature. The WalletConnect error code is 11004.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Do not sign the user in. Check that <code>verify</code> supports contract accounts (EIP-1271) if the account is a contract.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/signature-verification-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var signature_verification_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, signature_verification_failed_default as default }
