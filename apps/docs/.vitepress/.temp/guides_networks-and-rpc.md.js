import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/guides/networks-and-rpc.md
var __pageData = JSON.parse(
  '{"title":"Networks and RPC endpoints","description":"","frontmatter":{},"headers":[],"relativePath":"guides/networks-and-rpc.md","filePath":"guides/networks-and-rpc.md"}',
)
var _sfc_main = { name: 'guides/networks-and-rpc.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networks-and-rpc-endpoints" tabindex="-1">Networks and RPC endpoints <a class="header-anchor" href="#networks-and-rpc-endpoints" aria-label="Permalink to “Networks and RPC endpoints”">​</a></h1><p>Which endpoints reads use, and how they are chosen.</p><div class="language-ts" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { createClient } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core&#39;</span></span>
<span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { mainnet } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core/networks&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-1t8gfj">createClient</span><span class="c-140thh">({</span></span>
<span class="line"><span class="c-140thh">  metadata: { name: </span><span class="c-mdbnqw">&#39;App&#39;</span><span class="c-140thh"> },</span></span>
<span class="line"><span class="c-140thh">  networks: [mainnet],</span></span>
<span class="line"><span class="c-140thh">  customRpcUrls: { </span><span class="c-mdbnqw">&#39;eip155:1&#39;</span><span class="c-140thh">: [</span><span class="c-mdbnqw">&#39;https://rpc.example.com&#39;</span><span class="c-140thh">, </span><span class="c-mdbnqw">&#39;https://rpc-2.example.com&#39;</span><span class="c-140thh">] },</span></span>
<span class="line"><span class="c-140thh">})</span></span></code></pre></div><ul><li><code>customRpcUrls</code> replaces the endpoints of a network; without it reads use those of the network&#39;s definition. It is read when the client is created. Its keys are CAIP-2 ids or eip155 numbers; networks themselves can be the keys of a <code>Map</code>.</li><li>An endpoint may be an object with its own settings: <code>headers</code> are sent with each request, <code>batch</code> is the highest number of requests in a JSON-RPC batch or <code>false</code>, <code>timeout</code> is in milliseconds. Everybody who opens the page can read the headers, so restrict such a key to your origin. In the browser the endpoint has to allow the headers by CORS. Wallets get the URL alone.</li></ul><div class="language-ts" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { createClient } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core&#39;</span></span>
<span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { mainnet } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core/networks&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-1t8gfj">createClient</span><span class="c-140thh">({</span></span>
<span class="line"><span class="c-140thh">  metadata: { name: </span><span class="c-mdbnqw">&#39;App&#39;</span><span class="c-140thh"> },</span></span>
<span class="line"><span class="c-140thh">  networks: [mainnet],</span></span>
<span class="line"><span class="c-140thh">  customRpcUrls: {</span></span>
<span class="line"><span class="c-mdbnqw">    &#39;eip155:1&#39;</span><span class="c-140thh">: [</span></span>
<span class="line"><span class="c-140thh">      { url: </span><span class="c-mdbnqw">&#39;https://rpc.example.com&#39;</span><span class="c-140thh">, headers: { </span><span class="c-mdbnqw">&#39;x-api-key&#39;</span><span class="c-140thh">: </span><span class="c-mdbnqw">&#39;key&#39;</span><span class="c-140thh"> }, batch: </span><span class="c-dzsirb">50</span><span class="c-140thh">, timeout: </span><span class="c-dzsirb">5000</span><span class="c-140thh"> },</span></span>
<span class="line"><span class="c-mdbnqw">      &#39;https://rpc-2.example.com&#39;</span><span class="c-140thh">,</span></span>
<span class="line"><span class="c-140thh">    ],</span></span>
<span class="line"><span class="c-140thh">  },</span></span>
<span class="line"><span class="c-140thh">})</span></span></code></pre></div><ul><li>No request is sent before the app or a view of the kit reads data.</li><li>Reads of the same tick are sent as one JSON-RPC batch of at most 1000 requests, or of <code>batch</code>. If an endpoint rejects batches, requests are sent to it one by one from then on. HTTP 429 and 5xx are not such a rejection: a single endpoint gets the batch again, after its <code>Retry-After</code> where that is at most ten seconds; of several, the next one is called. An endpoint that does not answer within ten seconds is not asked again for that read.</li><li>The timeout of an endpoint is 10 seconds, or its <code>timeout</code>. If an endpoint fails, the next is used, unless the user rejected (4001, 5000) or the method is unknown (-32601; on EVM networks also 4200 and -32004). If all fail, the error that an endpoint returned is thrown, if there is any.</li><li>With several endpoints the best is used first. They are checked every 4 seconds (<code>net_listening</code>, on Solana <code>getHealth</code>; timeout 1 second) over 10 rounds. Reliability counts 0.7, speed 0.3. The checks stop ten rounds after the last read, while the page is hidden, and when the client stops.</li><li>With a <a href="./../self-hosting/gateway.html"><code>gateway</code></a> its <code>/v1/</code> is the last endpoint of a network without <code>customRpcUrls</code>: it is used when all endpoints of the network have failed, is never checked, and its error is thrown if it fails too. An error of the call itself (a revert, invalid parameters; -32700, -32600, -32602, -32003) is not sent to it. For networks with <code>customRpcUrls</code> it is never used. Transports of your own wagmi config do not use it.</li><li>A balance is cached for 30 seconds. A failed read is not repeated for 30 seconds and is never shown as zero.</li></ul><p>On Solana, a single call is sent without a batch. A transaction that the wallet only signed is sent the same way: if the next endpoint already has it, the previous endpoint accepted it without an answer, and the signature is returned. The <code>Connection</code> of <code>getConnection</code> and <code>useSolanaConnection</code> uses the same endpoints and batches, and switches to the next endpoint if one is unreachable, or answers with an HTTP error or with a JSON-RPC error that is its own: it is behind or busy, or lacks a part of the chain. An error of the call, such as a failed simulation, is returned as it is. Its WebSocket is that of the network.</p><p>Your own wagmi config keeps its transports: see <a href="./existing-wagmi-app.html">Existing wagmi apps</a>. To set transports yourself, pass <code>wagmiAdapter({ transports })</code>.</p></div>`)
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('guides/networks-and-rpc.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var networks_and_rpc_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, networks_and_rpc_default as default }
