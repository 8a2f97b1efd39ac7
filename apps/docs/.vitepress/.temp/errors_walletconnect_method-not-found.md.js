import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/method-not-found.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/method-not-found","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/method-not-found.md","filePath":"errors/walletconnect/method-not-found.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/method-not-found.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectmethod-not-found" tabindex="-1"><code>walletconnect/method-not-found</code> <a class="header-anchor" href="#walletconnectmethod-not-found" aria-label="Permalink to “walletconnect/method-not-found”">​</a></h1><blockquote><p>Method not found</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet does not know the method (JSON-RPC), although the session grants it. The WalletConnect error code is -32601.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Avoid the method, or offer another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/method-not-found.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var method_not_found_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, method_not_found_default as default }
