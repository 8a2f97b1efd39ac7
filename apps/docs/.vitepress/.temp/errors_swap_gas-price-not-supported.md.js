import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/gas-price-not-supported.md
var __pageData = JSON.parse(
  '{"title":"swap/gas-price-not-supported","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/gas-price-not-supported.md","filePath":"errors/swap/gas-price-not-supported.md"}',
)
var _sfc_main = { name: 'errors/swap/gas-price-not-supported.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapgas-price-not-supported" tabindex="-1"><code>swap/gas-price-not-supported</code> <a class="header-anchor" href="#swapgas-price-not-supported" aria-label="Permalink to “swap/gas-price-not-supported”">​</a></h1><blockquote><p>Network not supported for Gas Price</p></blockquote><p>Thrown as <code>GasPriceNotSupportedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway has no node of the network, or swaps nothing there, so that it knows no gas price.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Configure a node of the network at the gateway.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/swap/gas-price-not-supported.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var gas_price_not_supported_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, gas_price_not_supported_default as default }
