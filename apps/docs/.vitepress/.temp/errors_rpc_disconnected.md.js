import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/rpc/disconnected.md
var __pageData = JSON.parse(
  '{"title":"rpc/disconnected","description":"","frontmatter":{},"headers":[],"relativePath":"errors/rpc/disconnected.md","filePath":"errors/rpc/disconnected.md"}',
)
var _sfc_main = { name: 'errors/rpc/disconnected.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="rpcdisconnected" tabindex="-1"><code>rpc/disconnected</code> <a class="header-anchor" href="#rpcdisconnected" aria-label="Permalink to “rpc/disconnected”">​</a></h1><blockquote><p>The wallet is disconnected</p></blockquote><p>Thrown as <code>DisconnectedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet has no connection to any chain: it is locked, offline or was removed (EIP-1193, 4900).</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to connect again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/rpc/disconnected.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var disconnected_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, disconnected_default as default }
