import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/insufficient-balance.md
var __pageData = JSON.parse(
  '{"title":"swap/insufficient-balance","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/insufficient-balance.md","filePath":"errors/swap/insufficient-balance.md"}',
)
var _sfc_main = { name: 'errors/swap/insufficient-balance.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapinsufficient-balance" tabindex="-1"><code>swap/insufficient-balance</code> <a class="header-anchor" href="#swapinsufficient-balance" aria-label="Permalink to “swap/insufficient-balance”">​</a></h1><blockquote><p>Insufficient balance</p></blockquote><p>Thrown as <code>InsufficientSwapBalanceError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The account has less on the chain than is to be swapped, or too little of the network&#39;s own currency for the network fee. <code>symbol</code> says of what.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Swap less, or add some. Smart accounts are not asked for the fee.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/swap/insufficient-balance.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var insufficient_balance_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, insufficient_balance_default as default }
