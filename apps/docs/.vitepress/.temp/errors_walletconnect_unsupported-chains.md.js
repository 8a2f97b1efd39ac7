import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/unsupported-chains.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/unsupported-chains","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/unsupported-chains.md","filePath":"errors/walletconnect/unsupported-chains.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/unsupported-chains.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectunsupported-chains" tabindex="-1"><code>walletconnect/unsupported-chains</code> <a class="header-anchor" href="#walletconnectunsupported-chains" aria-label="Permalink to “walletconnect/unsupported-chains”">​</a></h1><blockquote><p>Unsupported chains</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet supports none of the proposed chains, or a chain is not valid according to CAIP-2. The WalletConnect error code is 5100.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Propose a chain that the wallet supports, or offer another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/unsupported-chains.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unsupported_chains_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unsupported_chains_default as default }
