import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/rpc/chain-disconnected.md
var __pageData = JSON.parse(
  '{"title":"rpc/chain-disconnected","description":"","frontmatter":{},"headers":[],"relativePath":"errors/rpc/chain-disconnected.md","filePath":"errors/rpc/chain-disconnected.md"}',
)
var _sfc_main = { name: 'errors/rpc/chain-disconnected.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="rpcchain-disconnected" tabindex="-1"><code>rpc/chain-disconnected</code> <a class="header-anchor" href="#rpcchain-disconnected" aria-label="Permalink to “rpc/chain-disconnected”">​</a></h1><blockquote><p>The wallet is not connected to this chain</p></blockquote><p>Thrown as <code>ChainDisconnectedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet works, but has no connection to the requested chain (EIP-1193, 4901).</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Switch the network, then repeat the request.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/rpc/chain-disconnected.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var chain_disconnected_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, chain_disconnected_default as default }
