import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/missing-or-invalid.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/missing-or-invalid","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/missing-or-invalid.md","filePath":"errors/walletconnect/missing-or-invalid.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/missing-or-invalid.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectmissing-or-invalid" tabindex="-1"><code>walletconnect/missing-or-invalid</code> <a class="header-anchor" href="#walletconnectmissing-or-invalid" aria-label="Permalink to “walletconnect/missing-or-invalid”">​</a></h1><blockquote><p>Missing or invalid</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A required value is missing or malformed: an empty <code>optionalNamespaces</code>, or an <code>expiry</code> that is not a whole number of seconds from 300 to 604,800. Wallets also answer with it, about what they received. The WalletConnect error code is 5.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Read the details; they name the value.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/missing-or-invalid.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var missing_or_invalid_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, missing_or_invalid_default as default }
