import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/parse-error.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/parse-error","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/parse-error.md","filePath":"errors/walletconnect/parse-error.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/parse-error.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectparse-error" tabindex="-1"><code>walletconnect/parse-error</code> <a class="header-anchor" href="#walletconnectparse-error" aria-label="Permalink to “walletconnect/parse-error”">​</a></h1><blockquote><p>Parse error</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The other side could not read the message (JSON-RPC). The WalletConnect error code is -32700.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Retry. If the error remains, the wallet has a defect.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/parse-error.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var parse_error_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, parse_error_default as default }
