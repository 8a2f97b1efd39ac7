import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/refused.md
var __pageData = JSON.parse(
  '{"title":"swap/refused","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/refused.md","filePath":"errors/swap/refused.md"}',
)
var _sfc_main = { name: 'errors/swap/refused.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swaprefused" tabindex="-1"><code>swap/refused</code> <a class="header-anchor" href="#swaprefused" aria-label="Permalink to “swap/refused”">​</a></h1><blockquote><p>The transaction of the gateway is not the swap</p></blockquote><p>Thrown as <code>SwapRefusedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The approval or the swap that the gateway made is of another account, is for a contract that is not a listed router, does not pay exactly what is sold, may take more or other tokens of the account, or may give the account less than was shown less 1 %. The message says which.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>The wallet was not asked to sign it. If the message names a router that you use, such as that of your own exchange, list it in <a href="./../../guides/swap.html#what-the-gateway-cannot-do"><code>services.swapRouters</code></a> of the network. A gateway that does not know <code>minimum</code> builds swaps that are refused after the price has fallen a little: update it. Else report it to the operator of the gateway, and do not use that gateway until it is explained.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/swap/refused.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var refused_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, refused_default as default }
