import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/guides/receive.md
var __pageData = JSON.parse(
  '{"title":"Receiving","description":"","frontmatter":{},"headers":[],"relativePath":"guides/receive.md","filePath":"guides/receive.md"}',
)
var _sfc_main = { name: 'guides/receive.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="receiving" tabindex="-1">Receiving <a class="header-anchor" href="#receiving" aria-label="Permalink to “Receiving”">​</a></h1><p>The action Receive of the account shows the whole address as a QR code and as text, copies it, and lists the networks on which the address receives. It needs no service.</p><div class="language-tsx" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">tsx</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-au7tgx">import</span><span class="c-140thh"> { useModal } </span><span class="c-au7tgx">from</span><span class="c-mdbnqw"> &#39;@latchkit/react&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="c-au7tgx">export</span><span class="c-au7tgx"> function</span><span class="c-1t8gfj"> Receive</span><span class="c-140thh">() {</span></span>
<span class="line"><span class="c-au7tgx">  const</span><span class="c-140thh"> { </span><span class="c-dzsirb">open</span><span class="c-140thh"> } </span><span class="c-au7tgx">=</span><span class="c-1t8gfj"> useModal</span><span class="c-140thh">()</span></span>
<span class="line"><span class="c-au7tgx">  return</span><span class="c-140thh"> (</span></span>
<span class="line"><span class="c-140thh">    &lt;</span><span class="c-1wp3lb">button</span><span class="c-1t8gfj"> type</span><span class="c-au7tgx">=</span><span class="c-mdbnqw">&quot;button&quot;</span><span class="c-1t8gfj"> onClick</span><span class="c-au7tgx">=</span><span class="c-140thh">{() </span><span class="c-au7tgx">=&gt;</span><span class="c-1t8gfj"> open</span><span class="c-140thh">({ view: </span><span class="c-mdbnqw">&#39;WalletReceive&#39;</span><span class="c-140thh"> })}&gt;</span></span>
<span class="line"><span class="c-140thh">      Receive</span></span>
<span class="line"><span class="c-140thh">    &lt;/</span><span class="c-1wp3lb">button</span><span class="c-140thh">&gt;</span></span>
<span class="line"><span class="c-140thh">  )</span></span>
<span class="line"><span class="c-140thh">}</span></span></code></pre></div><p>If no wallet is connected, the modal shows the ways to connect instead. <code>features: { receive: false }</code> removes the action and its view. <code>walletActionsOrder</code> sets the order of the actions of the account.</p></div>`)
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('guides/receive.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var receive_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, receive_default as default }
