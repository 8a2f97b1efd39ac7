import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/send/below-reserve.md
var __pageData = JSON.parse(
  '{"title":"send/below-reserve","description":"","frontmatter":{},"headers":[],"relativePath":"errors/send/below-reserve.md","filePath":"errors/send/below-reserve.md"}',
)
var _sfc_main = { name: 'errors/send/below-reserve.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="sendbelow-reserve" tabindex="-1"><code>send/below-reserve</code> <a class="header-anchor" href="#sendbelow-reserve" aria-label="Permalink to “send/below-reserve”">​</a></h1><blockquote><p>The account would keep too little</p></blockquote><p>Thrown as <code>BelowReserveError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>After the transfer and its fee the account would keep less than the network demands of an account that is not empty (on Solana its rent): <code>reserve</code>, in the smallest unit.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Send less, or all of it: &quot;Max&quot; leaves nothing.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/send/below-reserve.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var below_reserve_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, below_reserve_default as default }
