import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/proposal-expired.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/proposal-expired","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/proposal-expired.md","filePath":"errors/walletconnect/proposal-expired.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/proposal-expired.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectproposal-expired" tabindex="-1"><code>walletconnect/proposal-expired</code> <a class="header-anchor" href="#walletconnectproposal-expired" aria-label="Permalink to “walletconnect/proposal-expired”">​</a></h1><blockquote><p>Proposal expired</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>No wallet answered within five minutes, or the wallet reported that the proposal is too old. The WalletConnect error code is 0.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Propose again and show the new URI. <code>createClient</code> does this before a URI expires.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/proposal-expired.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var proposal_expired_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, proposal_expired_default as default }
