import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/wallet-lacks-network.md
var __pageData = JSON.parse(
  '{"title":"solana/wallet-lacks-network","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/wallet-lacks-network.md","filePath":"errors/solana/wallet-lacks-network.md"}',
)
var _sfc_main = { name: 'errors/solana/wallet-lacks-network.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanawallet-lacks-network" tabindex="-1"><code>solana/wallet-lacks-network</code> <a class="header-anchor" href="#solanawallet-lacks-network" aria-label="Permalink to “solana/wallet-lacks-network”">​</a></h1><blockquote><p>{wallet} does not offer this network</p></blockquote><p>Thrown as <code>WalletNetworkError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet lists its chains (<code>solana:mainnet</code>, <code>solana:devnet</code>, <code>solana:testnet</code>, <code>solana:localnet</code>), and the requested network is not among them. Apps cannot add a network to a Solana wallet. A network on a loopback address is <code>solana:localnet</code>; many wallets offer it only in developer settings.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Choose another network in the app, or another wallet. Over WalletConnect, a session does not include networks that were added after it began: connect again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/wallet-lacks-network.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var wallet_lacks_network_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, wallet_lacks_network_default as default }
