import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/non-conforming-namespaces.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/non-conforming-namespaces","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/non-conforming-namespaces.md","filePath":"errors/walletconnect/non-conforming-namespaces.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/non-conforming-namespaces.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectnon-conforming-namespaces" tabindex="-1"><code>walletconnect/non-conforming-namespaces</code> <a class="header-anchor" href="#walletconnectnon-conforming-namespaces" aria-label="Permalink to “walletconnect/non-conforming-namespaces”">​</a></h1><blockquote><p>Non conforming namespaces</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet cannot grant what was proposed. The WalletConnect error code is 9.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Propose fewer chains or methods, or offer another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/non-conforming-namespaces.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var non_conforming_namespaces_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, non_conforming_namespaces_default as default }
