import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/no-network.md
var __pageData = JSON.parse(
  '{"title":"siwx/no-network","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/no-network.md","filePath":"errors/siwx/no-network.md"}',
)
var _sfc_main = { name: 'errors/siwx/no-network.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxno-network" tabindex="-1"><code>siwx/no-network</code> <a class="header-anchor" href="#siwxno-network" aria-label="Permalink to “siwx/no-network”">​</a></h1><blockquote><p>No ActiveCaipNetwork or client found</p></blockquote><p>Thrown as <code>NoActiveCaipNetworkError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A sign-in message names its network, and the wallet&#39;s network is not in <code>networks</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Switch to a network of the app with <code>switchNetwork</code>. The sign-in is then requested.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/siwx/no-network.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var no_network_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, no_network_default as default }
