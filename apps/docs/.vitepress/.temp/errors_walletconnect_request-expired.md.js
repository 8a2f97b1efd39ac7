import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/request-expired.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/request-expired","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/request-expired.md","filePath":"errors/walletconnect/request-expired.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/request-expired.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectrequest-expired" tabindex="-1"><code>walletconnect/request-expired</code> <a class="header-anchor" href="#walletconnectrequest-expired" aria-label="Permalink to “walletconnect/request-expired”">​</a></h1><blockquote><p>Request expired</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet did not answer before the request expired, by default after five minutes, or a ping within 30 seconds. The WalletConnect error code is 8000.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user to open the wallet, and retry.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/request-expired.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var request_expired_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, request_expired_default as default }
