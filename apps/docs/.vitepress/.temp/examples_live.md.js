import { resolveComponent, useSSRContext } from 'vue'
import { ssrRenderAttrs, ssrRenderComponent } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/examples/live.md
var __pageData = JSON.parse(
  '{"title":"Live examples","description":"","frontmatter":{},"headers":[],"relativePath":"examples/live.md","filePath":"examples/live.md"}',
)
var _sfc_main = { name: 'examples/live.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent('LiveExample')
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="live-examples" tabindex="-1">Live examples <a class="header-anchor" href="#live-examples" aria-label="Permalink to “Live examples”">​</a></h1><p>The buttons and the modal on this page are the real ones. The wallets are part of the page: they ask you in a window of their own, sign with a key that the page makes and forgets, and have no chain. Nothing leaves this page.</p><p>All examples have the same client, so a wallet that is connected in one is connected in all:</p><div class="language-ts" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { base, mainnet, optimism } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core/networks&#39;</span></span>
<span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { createMemoryStorage } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core/storage&#39;</span></span>
<span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { createLatchkit } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/react&#39;</span></span>
<span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { exampleAdapter } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;../wallet/exampleAdapter.js&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-16b5e5">/** In your app the adapter is \`wagmiAdapter()\`, and the wallets are those of the user. The rest is the same. */</span></span>
<span class="line"><span class="c-au7tgx">export</span><span class="c-au7tgx"> const</span><span class="c-dzsirb"> latchkit</span><span class="c-au7tgx"> =</span><span class="c-1t8gfj"> createLatchkit</span><span class="c-140thh">({</span></span>
<span class="line"><span class="c-140thh">  metadata: { name: </span><span class="c-mdbnqw">&#39;Latchkit docs&#39;</span><span class="c-140thh"> },</span></span>
<span class="line"><span class="c-140thh">  networks: [mainnet, base, optimism],</span></span>
<span class="line"><span class="c-140thh">  adapters: [</span><span class="c-1t8gfj">exampleAdapter</span><span class="c-140thh">()],</span></span>
<span class="line"><span class="c-140thh">  storage: </span><span class="c-1t8gfj">createMemoryStorage</span><span class="c-140thh">(),</span></span>
<span class="line"><span class="c-140thh">})</span></span></code></pre></div><h2 id="connect" tabindex="-1">Connect <a class="header-anchor" href="#connect" aria-label="Permalink to “Connect”">​</a></h2>`)
  _push(ssrRenderComponent(_component_LiveExample, { name: 'connect' }, null, _parent))
  _push(`<div class="language-tsx" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">tsx</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { ConnectButton, useAccount } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/react&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-au7tgx">export</span><span class="c-au7tgx"> function</span><span class="c-1t8gfj"> Connect</span><span class="c-140thh">() {</span></span>
<span class="line"><span class="c-au7tgx">  const</span><span class="c-140thh"> { </span><span class="c-dzsirb">address</span><span class="c-140thh">, </span><span class="c-dzsirb">isConnected</span><span class="c-140thh"> } </span><span class="c-au7tgx">=</span><span class="c-1t8gfj"> useAccount</span><span class="c-140thh">()</span></span>
<span class="line"><span class="c-au7tgx">  return</span><span class="c-140thh"> (</span></span>
<span class="line"><span class="c-140thh">    &lt;&gt;</span></span>
<span class="line"><span class="c-140thh">      &lt;</span><span class="c-dzsirb">ConnectButton</span><span class="c-140thh"> /&gt;</span></span>
<span class="line"><span class="c-140thh">      &lt;</span><span class="c-1wp3lb">p</span><span class="c-1t8gfj"> role</span><span class="c-au7tgx">=</span><span class="c-mdbnqw">&quot;status&quot;</span><span class="c-140thh">&gt;{isConnected </span><span class="c-au7tgx">?</span><span class="c-mdbnqw"> \`Connected: \${</span><span class="c-140thh">address</span><span class="c-mdbnqw">}\`</span><span class="c-au7tgx"> :</span><span class="c-mdbnqw"> &#39;No wallet is connected.&#39;</span><span class="c-140thh">}&lt;/</span><span class="c-1wp3lb">p</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">    &lt;/&gt;</span></span>
<span class="line"><span class="c-140thh">  )</span></span>
<span class="line"><span class="c-140thh">}</span></span></code></pre></div><p>Next: <a href="./../start/first-connect.html">First connect</a>, <a href="./../guides/custom-button.html">buttons of your own</a>.</p><h2 id="sign-a-message" tabindex="-1">Sign a message <a class="header-anchor" href="#sign-a-message" aria-label="Permalink to “Sign a message”">​</a></h2>`)
  _push(ssrRenderComponent(_component_LiveExample, { name: 'sign-message' }, null, _parent))
  _push(`<div class="language-tsx" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">tsx</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { isError } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core&#39;</span></span>
<span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { ConnectButton, useAccount, useProvider } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/react&#39;</span></span>
<span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { useState } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;react&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-au7tgx">const</span><span class="c-dzsirb"> message</span><span class="c-au7tgx"> =</span><span class="c-mdbnqw"> &#39;I agree to the terms of Example Store.&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-au7tgx">export</span><span class="c-au7tgx"> function</span><span class="c-1t8gfj"> SignMessage</span><span class="c-140thh">() {</span></span>
<span class="line"><span class="c-au7tgx">  const</span><span class="c-140thh"> { </span><span class="c-dzsirb">address</span><span class="c-140thh"> } </span><span class="c-au7tgx">=</span><span class="c-1t8gfj"> useAccount</span><span class="c-140thh">({ namespace: </span><span class="c-mdbnqw">&#39;eip155&#39;</span><span class="c-140thh"> })</span></span>
<span class="line"><span class="c-au7tgx">  const</span><span class="c-140thh"> { </span><span class="c-dzsirb">provider</span><span class="c-140thh"> } </span><span class="c-au7tgx">=</span><span class="c-1t8gfj"> useProvider</span><span class="c-140thh">(</span><span class="c-mdbnqw">&#39;eip155&#39;</span><span class="c-140thh">)</span></span>
<span class="line"><span class="c-au7tgx">  const</span><span class="c-140thh"> [</span><span class="c-dzsirb">result</span><span class="c-140thh">, </span><span class="c-dzsirb">setResult</span><span class="c-140thh">] </span><span class="c-au7tgx">=</span><span class="c-1t8gfj"> useState</span><span class="c-140thh">(</span><span class="c-mdbnqw">&#39;&#39;</span><span class="c-140thh">)</span></span>
<span class="line"><span class="c-au7tgx">  if</span><span class="c-140thh"> (</span><span class="c-au7tgx">!</span><span class="c-140thh">provider) </span><span class="c-au7tgx">return</span><span class="c-140thh"> &lt;</span><span class="c-dzsirb">ConnectButton</span><span class="c-140thh"> /&gt;</span></span>
<span class="line"></span>
<span class="line"><span class="c-au7tgx">  async</span><span class="c-au7tgx"> function</span><span class="c-1t8gfj"> sign</span><span class="c-140thh">() {</span></span>
<span class="line"><span class="c-1t8gfj">    setResult</span><span class="c-140thh">(</span><span class="c-mdbnqw">&#39;Waiting for the wallet…&#39;</span><span class="c-140thh">)</span></span>
<span class="line"><span class="c-au7tgx">    try</span><span class="c-140thh"> {</span></span>
<span class="line"><span class="c-au7tgx">      const</span><span class="c-dzsirb"> signature</span><span class="c-au7tgx"> =</span><span class="c-au7tgx"> await</span><span class="c-140thh"> provider?.</span><span class="c-1t8gfj">request</span><span class="c-140thh">({ method: </span><span class="c-mdbnqw">&#39;personal_sign&#39;</span><span class="c-140thh">, params: [message, address] })</span></span>
<span class="line"><span class="c-1t8gfj">      setResult</span><span class="c-140thh">(</span><span class="c-mdbnqw">\`Signature: \${</span><span class="c-140thh">signature</span><span class="c-mdbnqw">}\`</span><span class="c-140thh">)</span></span>
<span class="line"><span class="c-140thh">    } </span><span class="c-au7tgx">catch</span><span class="c-140thh"> (error) {</span></span>
<span class="line"><span class="c-1t8gfj">      setResult</span><span class="c-140thh">(</span><span class="c-1t8gfj">isError</span><span class="c-140thh">(error, </span><span class="c-mdbnqw">&#39;rpc/user-rejected&#39;</span><span class="c-140thh">) </span><span class="c-au7tgx">?</span><span class="c-mdbnqw"> &#39;You declined in the wallet.&#39;</span><span class="c-au7tgx"> :</span><span class="c-mdbnqw"> \`\${</span><span class="c-140thh">error</span><span class="c-mdbnqw">}\`</span><span class="c-140thh">)</span></span>
<span class="line"><span class="c-140thh">    }</span></span>
<span class="line"><span class="c-140thh">  }</span></span>
<span class="line"><span class="c-au7tgx">  return</span><span class="c-140thh"> (</span></span>
<span class="line"><span class="c-140thh">    &lt;&gt;</span></span>
<span class="line"><span class="c-140thh">      &lt;</span><span class="c-1wp3lb">button</span><span class="c-1t8gfj"> type</span><span class="c-au7tgx">=</span><span class="c-mdbnqw">&quot;button&quot;</span><span class="c-1t8gfj"> className</span><span class="c-au7tgx">=</span><span class="c-mdbnqw">&quot;button&quot;</span><span class="c-1t8gfj"> onClick</span><span class="c-au7tgx">=</span><span class="c-140thh">{sign}&gt;</span></span>
<span class="line"><span class="c-140thh">        Sign a message</span></span>
<span class="line"><span class="c-140thh">      &lt;/</span><span class="c-1wp3lb">button</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">      &lt;</span><span class="c-1wp3lb">p</span><span class="c-1t8gfj"> role</span><span class="c-au7tgx">=</span><span class="c-mdbnqw">&quot;status&quot;</span><span class="c-140thh">&gt;{result}&lt;/</span><span class="c-1wp3lb">p</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">    &lt;/&gt;</span></span>
<span class="line"><span class="c-140thh">  )</span></span>
<span class="line"><span class="c-140thh">}</span></span></code></pre></div><p>An app with wagmi can use its <code>useSignMessage</code> as well. To sign users in, see <a href="./../guides/sign-in-with-wallet.html">Sign in with a wallet</a>.</p><h2 id="switch-the-network" tabindex="-1">Switch the network <a class="header-anchor" href="#switch-the-network" aria-label="Permalink to “Switch the network”">​</a></h2>`)
  _push(ssrRenderComponent(_component_LiveExample, { name: 'switch-network' }, null, _parent))
  _push(`<div class="language-tsx" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">tsx</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { isError } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core&#39;</span></span>
<span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { base } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core/networks&#39;</span></span>
<span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { NetworkButton, useNetwork } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/react&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-au7tgx">export</span><span class="c-au7tgx"> function</span><span class="c-1t8gfj"> SwitchNetwork</span><span class="c-140thh">() {</span></span>
<span class="line"><span class="c-au7tgx">  const</span><span class="c-140thh"> { </span><span class="c-dzsirb">network</span><span class="c-140thh">, </span><span class="c-dzsirb">switchNetwork</span><span class="c-140thh"> } </span><span class="c-au7tgx">=</span><span class="c-1t8gfj"> useNetwork</span><span class="c-140thh">()</span></span>
<span class="line"><span class="c-au7tgx">  const</span><span class="c-140thh"> { </span><span class="c-dzsirb">error</span><span class="c-140thh">, </span><span class="c-dzsirb">isPending</span><span class="c-140thh"> } </span><span class="c-au7tgx">=</span><span class="c-140thh"> switchNetwork</span></span>
<span class="line"><span class="c-au7tgx">  return</span><span class="c-140thh"> (</span></span>
<span class="line"><span class="c-140thh">    &lt;&gt;</span></span>
<span class="line"><span class="c-140thh">      &lt;</span><span class="c-dzsirb">NetworkButton</span><span class="c-140thh"> /&gt;</span></span>
<span class="line"><span class="c-140thh">      &lt;</span><span class="c-1wp3lb">button</span></span>
<span class="line"><span class="c-1t8gfj">        type</span><span class="c-au7tgx">=</span><span class="c-mdbnqw">&quot;button&quot;</span></span>
<span class="line"><span class="c-1t8gfj">        className</span><span class="c-au7tgx">=</span><span class="c-mdbnqw">&quot;button&quot;</span></span>
<span class="line"><span class="c-1t8gfj">        disabled</span><span class="c-au7tgx">=</span><span class="c-140thh">{isPending </span><span class="c-au7tgx">||</span><span class="c-140thh"> network?.id </span><span class="c-au7tgx">===</span><span class="c-140thh"> base.id}</span></span>
<span class="line"><span class="c-16b5e5">        // A rejection is in \`error\` as well.</span></span>
<span class="line"><span class="c-1t8gfj">        onClick</span><span class="c-au7tgx">=</span><span class="c-140thh">{() </span><span class="c-au7tgx">=&gt;</span><span class="c-1t8gfj"> switchNetwork</span><span class="c-140thh">(base).</span><span class="c-1t8gfj">catch</span><span class="c-140thh">(() </span><span class="c-au7tgx">=&gt;</span><span class="c-140thh"> {})}</span></span>
<span class="line"><span class="c-140thh">      &gt;</span></span>
<span class="line"><span class="c-140thh">        Switch to Base</span></span>
<span class="line"><span class="c-140thh">      &lt;/</span><span class="c-1wp3lb">button</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">      &lt;</span><span class="c-1wp3lb">p</span><span class="c-1t8gfj"> role</span><span class="c-au7tgx">=</span><span class="c-mdbnqw">&quot;status&quot;</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">        {</span><span class="c-1t8gfj">isError</span><span class="c-140thh">(error, </span><span class="c-mdbnqw">&#39;rpc/user-rejected&#39;</span><span class="c-140thh">) </span><span class="c-au7tgx">?</span><span class="c-mdbnqw"> &#39;You declined in the wallet.&#39;</span><span class="c-au7tgx"> :</span><span class="c-mdbnqw"> \`Network: \${</span><span class="c-140thh">network</span><span class="c-mdbnqw">?.</span><span class="c-140thh">name</span><span class="c-mdbnqw">}\`</span><span class="c-140thh">}</span></span>
<span class="line"><span class="c-140thh">      &lt;/</span><span class="c-1wp3lb">p</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">    &lt;/&gt;</span></span>
<span class="line"><span class="c-140thh">  )</span></span>
<span class="line"><span class="c-140thh">}</span></span></code></pre></div><p>Next: <a href="./../guides/networks-and-rpc.html">Networks and RPC</a>.</p><h2 id="send" tabindex="-1">Send <a class="header-anchor" href="#send" aria-label="Permalink to “Send”">​</a></h2>`)
  _push(ssrRenderComponent(_component_LiveExample, { name: 'send' }, null, _parent))
  _push(`<div class="language-tsx" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">tsx</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { ConnectButton, useAccount, useModal } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/react&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-au7tgx">const</span><span class="c-dzsirb"> to</span><span class="c-au7tgx"> =</span><span class="c-mdbnqw"> &#39;0x70997970C51812dc3A010C7d01b50e0d17dc79C8&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-au7tgx">export</span><span class="c-au7tgx"> function</span><span class="c-1t8gfj"> Send</span><span class="c-140thh">() {</span></span>
<span class="line"><span class="c-au7tgx">  const</span><span class="c-140thh"> { </span><span class="c-dzsirb">isConnected</span><span class="c-140thh"> } </span><span class="c-au7tgx">=</span><span class="c-1t8gfj"> useAccount</span><span class="c-140thh">()</span></span>
<span class="line"><span class="c-au7tgx">  const</span><span class="c-140thh"> { </span><span class="c-dzsirb">open</span><span class="c-140thh"> } </span><span class="c-au7tgx">=</span><span class="c-1t8gfj"> useModal</span><span class="c-140thh">()</span></span>
<span class="line"><span class="c-au7tgx">  if</span><span class="c-140thh"> (</span><span class="c-au7tgx">!</span><span class="c-140thh">isConnected) </span><span class="c-au7tgx">return</span><span class="c-140thh"> &lt;</span><span class="c-dzsirb">ConnectButton</span><span class="c-140thh"> /&gt;</span></span>
<span class="line"><span class="c-au7tgx">  return</span><span class="c-140thh"> (</span></span>
<span class="line"><span class="c-140thh">    &lt;</span><span class="c-1wp3lb">button</span></span>
<span class="line"><span class="c-1t8gfj">      type</span><span class="c-au7tgx">=</span><span class="c-mdbnqw">&quot;button&quot;</span></span>
<span class="line"><span class="c-1t8gfj">      className</span><span class="c-au7tgx">=</span><span class="c-mdbnqw">&quot;button&quot;</span></span>
<span class="line"><span class="c-1t8gfj">      onClick</span><span class="c-au7tgx">=</span><span class="c-140thh">{() </span><span class="c-au7tgx">=&gt;</span><span class="c-1t8gfj"> open</span><span class="c-140thh">({ view: </span><span class="c-mdbnqw">&#39;WalletSend&#39;</span><span class="c-140thh">, arguments: { amount: </span><span class="c-mdbnqw">&#39;0.05&#39;</span><span class="c-140thh">, to } })}</span></span>
<span class="line"><span class="c-140thh">    &gt;</span></span>
<span class="line"><span class="c-140thh">      Send 0.05 ETH</span></span>
<span class="line"><span class="c-140thh">    &lt;/</span><span class="c-1wp3lb">button</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">  )</span></span>
<span class="line"><span class="c-140thh">}</span></span></code></pre></div><p>Next: <a href="./../guides/send.html">Send</a>, <a href="./../guides/calls.html">batches of calls</a>.</p></div>`)
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('examples/live.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var live_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [['ssrRender', _sfc_ssrRender]])

export { __pageData, live_default as default }
