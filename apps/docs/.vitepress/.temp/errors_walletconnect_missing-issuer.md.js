import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/missing-issuer.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/missing-issuer","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/missing-issuer.md","filePath":"errors/walletconnect/missing-issuer.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/missing-issuer.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectmissing-issuer" tabindex="-1"><code>walletconnect/missing-issuer</code> <a class="header-anchor" href="#walletconnectmissing-issuer" aria-label="Permalink to “walletconnect/missing-issuer”">​</a></h1><blockquote><p>Missing issuer</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The signed statement has no account. The WalletConnect error code is 11006.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Do not sign the user in. Offer another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/missing-issuer.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var missing_issuer_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, missing_issuer_default as default }
