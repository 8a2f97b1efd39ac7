import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/wrong-cluster.md
var __pageData = JSON.parse(
  '{"title":"solana/wrong-cluster","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/wrong-cluster.md","filePath":"errors/solana/wrong-cluster.md"}',
)
var _sfc_main = { name: 'errors/solana/wrong-cluster.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanawrong-cluster" tabindex="-1"><code>solana/wrong-cluster</code> <a class="header-anchor" href="#solanawrong-cluster" aria-label="Permalink to “solana/wrong-cluster”">​</a></h1><blockquote><p>The endpoint is of another cluster</p></blockquote><p>Thrown as <code>WrongClusterError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The genesis hash of the RPC endpoint is that of another public cluster than the network: an endpoint of mainnet is set for devnet, for example. The wallet was not opened. Clusters that are not public, such as local forks, are not compared.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Correct the endpoint: <code>rpcUrls</code> of the network, or <code>customRpcUrls</code> of the client.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/wrong-cluster.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var wrong_cluster_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, wrong_cluster_default as default }
