import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/expired.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/expired","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/expired.md","filePath":"errors/walletconnect/expired.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/expired.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectexpired" tabindex="-1"><code>walletconnect/expired</code> <a class="header-anchor" href="#walletconnectexpired" aria-label="Permalink to “walletconnect/expired”">​</a></h1><blockquote><p>Expired</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The session, pairing or request had expired when the wallet processed it. The WalletConnect error code is 6.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Connect again, or repeat the request.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/expired.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var expired_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, expired_default as default }
