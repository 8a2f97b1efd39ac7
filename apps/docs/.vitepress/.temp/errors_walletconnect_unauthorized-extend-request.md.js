import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/unauthorized-extend-request.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/unauthorized-extend-request","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/unauthorized-extend-request.md","filePath":"errors/walletconnect/unauthorized-extend-request.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/unauthorized-extend-request.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectunauthorized-extend-request" tabindex="-1"><code>walletconnect/unauthorized-extend-request</code> <a class="header-anchor" href="#walletconnectunauthorized-extend-request" aria-label="Permalink to “walletconnect/unauthorized-extend-request”">​</a></h1><blockquote><p>Unauthorized extend request</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet does not let the app extend the session. The WalletConnect error code is 3004.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user to extend it in the wallet, or connect again when it has expired.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/unauthorized-extend-request.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unauthorized_extend_request_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unauthorized_extend_request_default as default }
