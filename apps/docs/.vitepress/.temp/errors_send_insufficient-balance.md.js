import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/send/insufficient-balance.md
var __pageData = JSON.parse(
  '{"title":"send/insufficient-balance","description":"","frontmatter":{},"headers":[],"relativePath":"errors/send/insufficient-balance.md","filePath":"errors/send/insufficient-balance.md"}',
)
var _sfc_main = { name: 'errors/send/insufficient-balance.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="sendinsufficient-balance" tabindex="-1"><code>send/insufficient-balance</code> <a class="header-anchor" href="#sendinsufficient-balance" aria-label="Permalink to “send/insufficient-balance”">​</a></h1><blockquote><p>Insufficient balance</p></blockquote><p>Thrown as <code>InsufficientBalanceError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The account has less of the token than is to be sent. The balance was read from the chain by your own RPC endpoint, not from the list of tokens.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Let the user enter less, or press Max.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/send/insufficient-balance.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var insufficient_balance_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, insufficient_balance_default as default }
