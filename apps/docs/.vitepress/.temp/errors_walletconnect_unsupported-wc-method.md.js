import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/unsupported-wc-method.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/unsupported-wc-method","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/unsupported-wc-method.md","filePath":"errors/walletconnect/unsupported-wc-method.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/unsupported-wc-method.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectunsupported-wc-method" tabindex="-1"><code>walletconnect/unsupported-wc-method</code> <a class="header-anchor" href="#walletconnectunsupported-wc-method" aria-label="Permalink to “walletconnect/unsupported-wc-method”">​</a></h1><blockquote><p>Unsupported wc_ method</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The other side does not support this WalletConnect method. The WalletConnect error code is 10001.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing. <code>authenticate</code> falls back to a session without a statement.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/unsupported-wc-method.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unsupported_wc_method_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unsupported_wc_method_default as default }
