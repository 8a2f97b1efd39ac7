import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/unreadable.md
var __pageData = JSON.parse(
  '{"title":"swap/unreadable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/unreadable.md","filePath":"errors/swap/unreadable.md"}',
)
var _sfc_main = { name: 'errors/swap/unreadable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapunreadable" tabindex="-1"><code>swap/unreadable</code> <a class="header-anchor" href="#swapunreadable" aria-label="Permalink to “swap/unreadable”">​</a></h1><blockquote><p>The swap could not be checked</p></blockquote><p>Thrown as <code>SwapUnreadableError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway built a call of a listed router that the kit cannot read, and its <code>unread</code> is <code>refuse</code>; or it is <code>simulate</code>, and neither the wallet nor the network&#39;s own RPC endpoints have simulated it, since they do not have <code>eth_simulateV1</code> or the call would revert.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>The wallet was not asked to sign it. A router whose calls are not those of Uniswap needs <code>unread: &#39;simulate&#39;</code> in <a href="./../../guides/swap.html#what-the-gateway-cannot-do"><code>services.swapRouters</code></a>, and an RPC endpoint with <code>eth_simulateV1</code>. <code>unread: &#39;send&#39;</code> sends such calls without a check, so that a gateway that was taken over can take what is sold.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/swap/unreadable.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unreadable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unreadable_default as default }
