import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/invalid-method.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/invalid-method","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/invalid-method.md","filePath":"errors/walletconnect/invalid-method.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/invalid-method.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectinvalid-method" tabindex="-1"><code>walletconnect/invalid-method</code> <a class="header-anchor" href="#walletconnectinvalid-method" aria-label="Permalink to “walletconnect/invalid-method”">​</a></h1><blockquote><p>Invalid method</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The other side does not know the method. The WalletConnect error code is 1001.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Request a method of the session&#39;s namespaces.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/invalid-method.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_method_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_method_default as default }
