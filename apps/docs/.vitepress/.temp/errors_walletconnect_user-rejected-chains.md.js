import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/user-rejected-chains.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/user-rejected-chains","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/user-rejected-chains.md","filePath":"errors/walletconnect/user-rejected-chains.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/user-rejected-chains.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectuser-rejected-chains" tabindex="-1"><code>walletconnect/user-rejected-chains</code> <a class="header-anchor" href="#walletconnectuser-rejected-chains" aria-label="Permalink to “walletconnect/user-rejected-chains”">​</a></h1><blockquote><p>User rejected chains</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The user or the wallet declined the proposed chains. The WalletConnect error code is 5001.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Propose other chains, or offer to try again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/user-rejected-chains.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var user_rejected_chains_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, user_rejected_chains_default as default }
