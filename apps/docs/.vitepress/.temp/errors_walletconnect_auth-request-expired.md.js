import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/auth-request-expired.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/auth-request-expired","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/auth-request-expired.md","filePath":"errors/walletconnect/auth-request-expired.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/auth-request-expired.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectauth-request-expired" tabindex="-1"><code>walletconnect/auth-request-expired</code> <a class="header-anchor" href="#walletconnectauth-request-expired" aria-label="Permalink to “walletconnect/auth-request-expired”">​</a></h1><blockquote><p>Auth request expired</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>No wallet answered the authentication request before it expired, by default after an hour. The WalletConnect error code is 11005.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Start again with a new nonce.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/auth-request-expired.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var auth_request_expired_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, auth_request_expired_default as default }
