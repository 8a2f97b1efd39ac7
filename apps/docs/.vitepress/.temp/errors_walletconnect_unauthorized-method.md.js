import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/unauthorized-method.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/unauthorized-method","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/unauthorized-method.md","filePath":"errors/walletconnect/unauthorized-method.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/unauthorized-method.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectunauthorized-method" tabindex="-1"><code>walletconnect/unauthorized-method</code> <a class="header-anchor" href="#walletconnectunauthorized-method" aria-label="Permalink to “walletconnect/unauthorized-method”">​</a></h1><blockquote><p>Unauthorized method</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The session does not grant the method on this chain. Nothing was sent. The WalletConnect error code is 3001.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check <code>session.namespaces</code> before the request, or propose the method when you connect.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/unauthorized-method.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unauthorized_method_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unauthorized_method_default as default }
