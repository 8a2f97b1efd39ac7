import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/price-unavailable.md
var __pageData = JSON.parse(
  '{"title":"swap/price-unavailable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/price-unavailable.md","filePath":"errors/swap/price-unavailable.md"}',
)
var _sfc_main = { name: 'errors/swap/price-unavailable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapprice-unavailable" tabindex="-1"><code>swap/price-unavailable</code> <a class="header-anchor" href="#swapprice-unavailable" aria-label="Permalink to “swap/price-unavailable”">​</a></h1><blockquote><p>Failed to fetch network token price</p></blockquote><p>Thrown as <code>NetworkPriceUnavailableError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway did not answer the call for prices. Values and the price impact are absent. A swap does not need them.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing. If it stays, check the providers of prices at the gateway.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/swap/price-unavailable.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var price_unavailable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, price_unavailable_default as default }
