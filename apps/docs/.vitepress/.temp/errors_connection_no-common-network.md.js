import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/connection/no-common-network.md
var __pageData = JSON.parse(
  '{"title":"connection/no-common-network","description":"","frontmatter":{},"headers":[],"relativePath":"errors/connection/no-common-network.md","filePath":"errors/connection/no-common-network.md"}',
)
var _sfc_main = { name: 'errors/connection/no-common-network.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="connectionno-common-network" tabindex="-1"><code>connection/no-common-network</code> <a class="header-anchor" href="#connectionno-common-network" aria-label="Permalink to “connection/no-common-network”">​</a></h1><blockquote><p>The wallet shared no account on a network of this app</p></blockquote><p>Thrown as <code>NoCommonNetworkError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The user approved the connection but shared no account on a network of the app, or none in the requested <code>namespace</code>, or the wallet does not know these networks. A new session was ended.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user to choose another network in the wallet, or another wallet. If the app supports more networks, list them in <code>networks</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/connection/no-common-network.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var no_common_network_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, no_common_network_default as default }
