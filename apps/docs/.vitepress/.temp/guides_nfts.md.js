import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/guides/nfts.md
var __pageData = JSON.parse(
  '{"title":"NFTs","description":"","frontmatter":{},"headers":[],"relativePath":"guides/nfts.md","filePath":"guides/nfts.md"}',
)
var _sfc_main = { name: 'guides/nfts.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="nfts" tabindex="-1">NFTs <a class="header-anchor" href="#nfts" aria-label="Permalink to “NFTs”">​</a></h1><p>The tab NFTs of the account lists the NFTs of the account on the current network. They come from a <a href="./../self-hosting/gateway.html">gateway</a> that serves the chain.</p><div class="language-tsx" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">tsx</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { useNfts } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/react&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-au7tgx">export</span><span class="c-au7tgx"> function</span><span class="c-1t8gfj"> Nfts</span><span class="c-140thh">() {</span></span>
<span class="line"><span class="c-au7tgx">  const</span><span class="c-140thh"> { </span><span class="c-dzsirb">nfts</span><span class="c-140thh">, </span><span class="c-dzsirb">hasNextPage</span><span class="c-140thh">, </span><span class="c-dzsirb">fetchNextPage</span><span class="c-140thh"> } </span><span class="c-au7tgx">=</span><span class="c-1t8gfj"> useNfts</span><span class="c-140thh">()</span></span>
<span class="line"><span class="c-au7tgx">  return</span><span class="c-140thh"> (</span></span>
<span class="line"><span class="c-140thh">    &lt;&gt;</span></span>
<span class="line"><span class="c-140thh">      {nfts?.</span><span class="c-1t8gfj">map</span><span class="c-140thh">(({ </span><span class="c-3omnjw">id</span><span class="c-140thh">, </span><span class="c-3omnjw">name</span><span class="c-140thh">, </span><span class="c-3omnjw">collection</span><span class="c-140thh">, </span><span class="c-3omnjw">imageUrl</span><span class="c-140thh"> }) </span><span class="c-au7tgx">=&gt;</span><span class="c-140thh"> (</span></span>
<span class="line"><span class="c-140thh">        &lt;</span><span class="c-1wp3lb">figure</span><span class="c-1t8gfj"> key</span><span class="c-au7tgx">=</span><span class="c-140thh">{id}&gt;</span></span>
<span class="line"><span class="c-140thh">          {imageUrl </span><span class="c-au7tgx">?</span><span class="c-140thh"> &lt;</span><span class="c-1wp3lb">img</span><span class="c-1t8gfj"> src</span><span class="c-au7tgx">=</span><span class="c-140thh">{imageUrl} </span><span class="c-1t8gfj">alt</span><span class="c-au7tgx">=</span><span class="c-mdbnqw">&quot;&quot;</span><span class="c-140thh"> /&gt; </span><span class="c-au7tgx">:</span><span class="c-dzsirb"> null</span><span class="c-140thh">}</span></span>
<span class="line"><span class="c-140thh">          &lt;</span><span class="c-1wp3lb">figcaption</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">            &lt;</span><span class="c-1wp3lb">bdi</span><span class="c-140thh">&gt;{name}&lt;/</span><span class="c-1wp3lb">bdi</span><span class="c-140thh">&gt; &lt;</span><span class="c-1wp3lb">bdi</span><span class="c-140thh">&gt;{collection}&lt;/</span><span class="c-1wp3lb">bdi</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">          &lt;/</span><span class="c-1wp3lb">figcaption</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">        &lt;/</span><span class="c-1wp3lb">figure</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">      ))}</span></span>
<span class="line"><span class="c-140thh">      {hasNextPage </span><span class="c-au7tgx">?</span><span class="c-140thh"> (</span></span>
<span class="line"><span class="c-140thh">        &lt;</span><span class="c-1wp3lb">button</span><span class="c-1t8gfj"> type</span><span class="c-au7tgx">=</span><span class="c-mdbnqw">&quot;button&quot;</span><span class="c-1t8gfj"> onClick</span><span class="c-au7tgx">=</span><span class="c-140thh">{() </span><span class="c-au7tgx">=&gt;</span><span class="c-1t8gfj"> fetchNextPage</span><span class="c-140thh">()}&gt;</span></span>
<span class="line"><span class="c-140thh">          More</span></span>
<span class="line"><span class="c-140thh">        &lt;/</span><span class="c-1wp3lb">button</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">      ) </span><span class="c-au7tgx">:</span><span class="c-dzsirb"> null</span><span class="c-140thh">}</span></span>
<span class="line"><span class="c-140thh">    &lt;/&gt;</span></span>
<span class="line"><span class="c-140thh">  )</span></span>
<span class="line"><span class="c-140thh">}</span></span></code></pre></div><p>Each NFT has <code>traits</code>, a list of <code>name</code> and <code>value</code>, at most 50. Pressing a tile of the modal opens the details: image, traits, collection, the explorer, and with <code>features.send</code> a button that <a href="./send.html">sends the NFT</a>.</p><p>Images are loaded from the gateway only; an NFT without one has no <code>imageUrl</code>, and the modal shows a tile with its first letter. NFTs that the gateway marks as spam are left out. Names lose control characters and characters that change the direction of a text.</p><p>Without React, <code>nftsInfiniteQueryOptions(client, { address, network })</code> of <code>@latchkit/core/nfts</code> are <a href="./tanstack-query.html#your-own-queryclient">options for TanStack Query 5</a>.</p><p>To send one without the modal, pass it to the form of <a href="./send.html">sending</a> as a token:</p><div class="language-ts" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-au7tgx">import</span><span class="c-au7tgx"> type</span><span class="c-140thh"> { Client } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core&#39;</span></span>
<span class="line"><span class="c-au7tgx">import</span><span class="c-au7tgx"> type</span><span class="c-140thh"> { Nft } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core/nfts&#39;</span></span>
<span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { confirmSend, prepareSend, toNftToken, updateSend } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/core/send&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-au7tgx">export</span><span class="c-au7tgx"> async</span><span class="c-au7tgx"> function</span><span class="c-1t8gfj"> give</span><span class="c-140thh">(</span><span class="c-3omnjw">client</span><span class="c-au7tgx">:</span><span class="c-1t8gfj"> Client</span><span class="c-140thh">, </span><span class="c-3omnjw">nft</span><span class="c-au7tgx">:</span><span class="c-1t8gfj"> Nft</span><span class="c-140thh">, </span><span class="c-3omnjw">receiverAddress</span><span class="c-au7tgx">:</span><span class="c-dzsirb"> string</span><span class="c-140thh">) {</span></span>
<span class="line"><span class="c-1t8gfj">  updateSend</span><span class="c-140thh">(client, { token: </span><span class="c-1t8gfj">toNftToken</span><span class="c-140thh">(nft), sendTokenAmount: </span><span class="c-mdbnqw">&#39;1&#39;</span><span class="c-140thh">, receiverAddress })</span></span>
<span class="line"><span class="c-au7tgx">  await</span><span class="c-1t8gfj"> prepareSend</span><span class="c-140thh">(client)</span></span>
<span class="line"><span class="c-au7tgx">  return</span><span class="c-1t8gfj"> confirmSend</span><span class="c-140thh">(client)</span></span>
<span class="line"><span class="c-140thh">}</span></span></code></pre></div></div>`)
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('guides/nfts.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var nfts_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [['ssrRender', _sfc_ssrRender]])

export { __pageData, nfts_default as default }
