import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/wallet-error.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/wallet-error","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/wallet-error.md","filePath":"errors/walletconnect/wallet-error.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/wallet-error.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectwallet-error" tabindex="-1"><code>walletconnect/wallet-error</code> <a class="header-anchor" href="#walletconnectwallet-error" aria-label="Permalink to “walletconnect/wallet-error”">​</a></h1><blockquote><p>Wallet error</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet answered with an error code that WalletConnect does not define. <code>rpcCode</code> has the code, <code>details</code> the message of the wallet.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the details, and offer to try again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/wallet-error.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var wallet_error_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, wallet_error_default as default }
