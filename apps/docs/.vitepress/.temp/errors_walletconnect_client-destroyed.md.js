import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/client-destroyed.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/client-destroyed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/client-destroyed.md","filePath":"errors/walletconnect/client-destroyed.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/client-destroyed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectclient-destroyed" tabindex="-1"><code>walletconnect/client-destroyed</code> <a class="header-anchor" href="#walletconnectclient-destroyed" aria-label="Permalink to “walletconnect/client-destroyed”">​</a></h1><blockquote><p>The client was destroyed</p></blockquote><p>Thrown as <code>ClientDestroyedError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A method was called after <code>destroy()</code>, or a call was pending when the client was destroyed.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Create a new client.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/client-destroyed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var client_destroyed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, client_destroyed_default as default }
