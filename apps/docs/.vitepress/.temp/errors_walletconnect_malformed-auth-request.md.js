import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/malformed-auth-request.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/malformed-auth-request","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/malformed-auth-request.md","filePath":"errors/walletconnect/malformed-auth-request.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/malformed-auth-request.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectmalformed-auth-request" tabindex="-1"><code>walletconnect/malformed-auth-request</code> <a class="header-anchor" href="#walletconnectmalformed-auth-request" aria-label="Permalink to “walletconnect/malformed-auth-request”">​</a></h1><blockquote><p>Malformed auth request</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The content to sign is malformed, or has chains of several namespaces. The WalletConnect error code is 11002.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Name chains of one namespace in <code>authenticate</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/malformed-auth-request.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var malformed_auth_request_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, malformed_auth_request_default as default }
