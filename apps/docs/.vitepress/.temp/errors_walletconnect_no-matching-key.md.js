import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/no-matching-key.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/no-matching-key","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/no-matching-key.md","filePath":"errors/walletconnect/no-matching-key.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/no-matching-key.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectno-matching-key" tabindex="-1"><code>walletconnect/no-matching-key</code> <a class="header-anchor" href="#walletconnectno-matching-key" aria-label="Permalink to “walletconnect/no-matching-key”">​</a></h1><blockquote><p>No matching key</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet does not have the session any more: it was ended there, or the wallet was reinstalled. The WalletConnect error code is 2.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Disconnect the session and connect again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/no-matching-key.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var no_matching_key_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, no_matching_key_default as default }
