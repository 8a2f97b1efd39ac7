import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/unauthorized-chain.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/unauthorized-chain","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/unauthorized-chain.md","filePath":"errors/walletconnect/unauthorized-chain.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/unauthorized-chain.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectunauthorized-chain" tabindex="-1"><code>walletconnect/unauthorized-chain</code> <a class="header-anchor" href="#walletconnectunauthorized-chain" aria-label="Permalink to “walletconnect/unauthorized-chain”">​</a></h1><blockquote><p>Unauthorized chain</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The session has no such chain. Nothing was sent. The WalletConnect error code is 3005.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the wallet to switch to the chain or to add it, or propose it when you connect.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/unauthorized-chain.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unauthorized_chain_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unauthorized_chain_default as default }
