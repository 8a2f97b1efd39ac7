import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/malformed-auth-response.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/malformed-auth-response","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/malformed-auth-response.md","filePath":"errors/walletconnect/malformed-auth-response.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/malformed-auth-response.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectmalformed-auth-response" tabindex="-1"><code>walletconnect/malformed-auth-response</code> <a class="header-anchor" href="#walletconnectmalformed-auth-response" aria-label="Permalink to “walletconnect/malformed-auth-response”">​</a></h1><blockquote><p>Malformed auth response</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The signed statement of the wallet is not valid according to CAIP-74. The WalletConnect error code is 11001.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Connect without it and request a signature, or offer another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/malformed-auth-response.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var malformed_auth_response_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, malformed_auth_response_default as default }
