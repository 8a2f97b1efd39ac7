import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/onramp/incomplete.md
var __pageData = JSON.parse(
  '{"title":"onramp/incomplete","description":"","frontmatter":{},"headers":[],"relativePath":"errors/onramp/incomplete.md","filePath":"errors/onramp/incomplete.md"}',
)
var _sfc_main = { name: 'errors/onramp/incomplete.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="onrampincomplete" tabindex="-1"><code>onramp/incomplete</code> <a class="header-anchor" href="#onrampincomplete" aria-label="Permalink to “onramp/incomplete”">​</a></h1><blockquote><p>The purchase is not complete</p></blockquote><p>Thrown as <code>OnrampIncompleteError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>startPurchase</code> was called without a connected account, or nothing can be bought on the current network. The message names what is missing.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Connect a wallet first, or switch to a network on which <code>resolveOnramp</code> returns a <code>purchaseCurrency</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/onramp/incomplete.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var incomplete_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, incomplete_default as default }
