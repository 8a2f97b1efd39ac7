import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/send/insufficient-gas.md
var __pageData = JSON.parse(
  '{"title":"send/insufficient-gas","description":"","frontmatter":{},"headers":[],"relativePath":"errors/send/insufficient-gas.md","filePath":"errors/send/insufficient-gas.md"}',
)
var _sfc_main = { name: 'errors/send/insufficient-gas.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="sendinsufficient-gas" tabindex="-1"><code>send/insufficient-gas</code> <a class="header-anchor" href="#sendinsufficient-gas" aria-label="Permalink to “send/insufficient-gas”">​</a></h1><blockquote><p>The network fee cannot be paid</p></blockquote><p>Thrown as <code>InsufficientGasError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The account has less of the network&#39;s own currency than the fee, or none at all. When the currency itself is sent, the amount and the fee count together. On Solana the fee includes the rent of the receiver&#39;s token account. Smart accounts are not checked.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Let the user send less of the currency, or add some. <code>getMaxAmount</code> returns what can be sent.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/send/insufficient-gas.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var insufficient_gas_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, insufficient_gas_default as default }
