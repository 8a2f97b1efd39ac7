import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/guides/regions.md
var __pageData = JSON.parse(
  '{"title":"Regions and services of networks","description":"","frontmatter":{},"headers":[],"relativePath":"guides/regions.md","filePath":"guides/regions.md"}',
)
var _sfc_main = { name: 'guides/regions.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="regions-and-services-of-networks" tabindex="-1">Regions and services of networks <a class="header-anchor" href="#regions-and-services-of-networks" aria-label="Permalink to “Regions and services of networks”">​</a></h1><h2 id="restricted-regions" tabindex="-1">Restricted regions <a class="header-anchor" href="#restricted-regions" aria-label="Permalink to “Restricted regions”">​</a></h2><p>In mainland China, Hong Kong and Macau swaps and buying with a card are off. The region is the time zone of the device. <code>client.diagnostics()</code> contains <code>features.swaps</code> and <code>features.onramp</code> with the reason <code>is not offered in this region</code>, the actions are hidden, and <code>modal.open</code> with one of their views opens the account. Connecting, signing, sending and receiving are never refused.</p><div class="language-ts" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { isRestrictedTimeZone } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core/features&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-1t8gfj">isRestrictedTimeZone</span><span class="c-140thh">(</span><span class="c-mdbnqw">&#39;Asia/Shanghai&#39;</span><span class="c-140thh">) </span><span class="c-16b5e5">// true</span></span></code></pre></div><p>The time zone of a device is not a proof of where a person is. The <a href="./../self-hosting/gateway.html">gateway</a> refuses the calls of both features by time zone, and by country where its proxy sends one.</p><h2 id="services-of-a-network" tabindex="-1">Services of a network <a class="header-anchor" href="#services-of-a-network" aria-label="Permalink to “Services of a network”">​</a></h2><p>The kit offers swaps on twelve networks, buying with a card on EVM networks and Solana, and names on EVM networks that are not testnets. <code>services</code> of a network says otherwise, for a local chain or for a gateway that offers more or less:</p><div class="language-ts" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { createClient } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-1t8gfj">createClient</span><span class="c-140thh">({</span></span>
<span class="line"><span class="c-140thh">  metadata: { name: </span><span class="c-mdbnqw">&#39;App&#39;</span><span class="c-140thh"> },</span></span>
<span class="line"><span class="c-140thh">  networks: [</span></span>
<span class="line"><span class="c-140thh">    {</span></span>
<span class="line"><span class="c-140thh">      id: </span><span class="c-dzsirb">31337</span><span class="c-140thh">,</span></span>
<span class="line"><span class="c-140thh">      name: </span><span class="c-mdbnqw">&#39;Local&#39;</span><span class="c-140thh">,</span></span>
<span class="line"><span class="c-140thh">      nativeCurrency: { name: </span><span class="c-mdbnqw">&#39;Ether&#39;</span><span class="c-140thh">, symbol: </span><span class="c-mdbnqw">&#39;ETH&#39;</span><span class="c-140thh">, decimals: </span><span class="c-dzsirb">18</span><span class="c-140thh"> },</span></span>
<span class="line"><span class="c-140thh">      rpcUrls: { default: { http: [</span><span class="c-mdbnqw">&#39;http://127.0.0.1:8545&#39;</span><span class="c-140thh">] } },</span></span>
<span class="line"><span class="c-140thh">      services: { swaps: </span><span class="c-dzsirb">true</span><span class="c-140thh">, onramp: </span><span class="c-dzsirb">true</span><span class="c-140thh">, names: </span><span class="c-dzsirb">true</span><span class="c-140thh"> },</span></span>
<span class="line"><span class="c-140thh">    },</span></span>
<span class="line"><span class="c-140thh">  ],</span></span>
<span class="line"><span class="c-140thh">})</span></span></code></pre></div><p>Swaps on such a network need its <a href="./swap.html#what-the-gateway-cannot-do">routers</a> in <code>services.swapRouters</code>, too.</p><p><code>getNetworkServices(network)</code> of <code>@latchkit/core/features</code> returns what is offered on a network. Tokens and past transactions need a gateway that serves the chain: <code>supportedChainsQueryOptions</code> of <code>@latchkit/core/networks</code> asks it, once for a client and not before something needs it.</p></div>`)
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('guides/regions.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var regions_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, regions_default as default }
