import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/rpc/invalid-chain-id.md
var __pageData = JSON.parse(
  '{"title":"rpc/invalid-chain-id","description":"","frontmatter":{},"headers":[],"relativePath":"errors/rpc/invalid-chain-id.md","filePath":"errors/rpc/invalid-chain-id.md"}',
)
var _sfc_main = { name: 'errors/rpc/invalid-chain-id.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="rpcinvalid-chain-id" tabindex="-1"><code>rpc/invalid-chain-id</code> <a class="header-anchor" href="#rpcinvalid-chain-id" aria-label="Permalink to “rpc/invalid-chain-id”">​</a></h1><blockquote><p>Invalid chain id</p></blockquote><p>Thrown as <code>InvalidChainIdError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A wallet or a node answered with the code 32603, or with -32603 and &quot;invalid chain id&quot;. Its <code>rpcCode</code> is 32603.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check the id of the network that you passed: a number such as <code>1</code> on eip155. Offer another network if the wallet refuses this network.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/rpc/invalid-chain-id.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_chain_id_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_chain_id_default as default }
