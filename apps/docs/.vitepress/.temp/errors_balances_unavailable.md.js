import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/balances/unavailable.md
var __pageData = JSON.parse(
  '{"title":"balances/unavailable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/balances/unavailable.md","filePath":"errors/balances/unavailable.md"}',
)
var _sfc_main = { name: 'errors/balances/unavailable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="balancesunavailable" tabindex="-1"><code>balances/unavailable</code> <a class="header-anchor" href="#balancesunavailable" aria-label="Permalink to “balances/unavailable”">​</a></h1><blockquote><p>Token Balance Unavailable</p></blockquote><p>Thrown as <code>TokenBalanceUnavailableError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The tokens of the account could not be read: the gateway failed or answered in an unknown form, or there is no gateway and the network&#39;s endpoints failed. <code>cause</code> has the error of that call. <code>lastRetry</code> is when the tokens were asked for, in milliseconds since 1970.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the message and the last known tokens. For 30 seconds the same error is thrown without a request; then the next read asks again. <code>refreshTokenBalances</code> asks at once.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/balances/unavailable.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unavailable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unavailable_default as default }
