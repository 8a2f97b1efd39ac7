import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/unknown-type.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/unknown-type","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/unknown-type.md","filePath":"errors/walletconnect/unknown-type.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/unknown-type.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectunknown-type" tabindex="-1"><code>walletconnect/unknown-type</code> <a class="header-anchor" href="#walletconnectunknown-type" aria-label="Permalink to “walletconnect/unknown-type”">​</a></h1><blockquote><p>Unknown type</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The envelope type of a message is not allowed on its topic. The WalletConnect error code is 7.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing. The wallet has a defect; try another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/unknown-type.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unknown_type_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unknown_type_default as default }
