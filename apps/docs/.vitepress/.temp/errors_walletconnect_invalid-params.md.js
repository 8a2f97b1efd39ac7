import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/invalid-params.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/invalid-params","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/invalid-params.md","filePath":"errors/walletconnect/invalid-params.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/invalid-params.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectinvalid-params" tabindex="-1"><code>walletconnect/invalid-params</code> <a class="header-anchor" href="#walletconnectinvalid-params" aria-label="Permalink to “walletconnect/invalid-params”">​</a></h1><blockquote><p>Invalid params</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet does not understand the params (JSON-RPC). The WalletConnect error code is -32602.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check <code>params</code> against the documentation of the method; the details have the message of the wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/invalid-params.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_params_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_params_default as default }
