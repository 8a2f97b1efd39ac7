import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/auth-message-compromised.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/auth-message-compromised","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/auth-message-compromised.md","filePath":"errors/walletconnect/auth-message-compromised.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/auth-message-compromised.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectauth-message-compromised" tabindex="-1"><code>walletconnect/auth-message-compromised</code> <a class="header-anchor" href="#walletconnectauth-message-compromised" aria-label="Permalink to “walletconnect/auth-message-compromised”">​</a></h1><blockquote><p>Auth message compromised</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet signed other content than requested: another host, page, nonce, chain or statement. The WalletConnect error code is 11003.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Treat it as an attack: do not sign the user in. Offer to try again with a new nonce.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/auth-message-compromised.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var auth_message_compromised_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, auth_message_compromised_default as default }
