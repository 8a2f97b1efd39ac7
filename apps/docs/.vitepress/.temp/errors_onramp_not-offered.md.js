import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/onramp/not-offered.md
var __pageData = JSON.parse(
  '{"title":"onramp/not-offered","description":"","frontmatter":{},"headers":[],"relativePath":"errors/onramp/not-offered.md","filePath":"errors/onramp/not-offered.md"}',
)
var _sfc_main = { name: 'errors/onramp/not-offered.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="onrampnot-offered" tabindex="-1"><code>onramp/not-offered</code> <a class="header-anchor" href="#onrampnot-offered" aria-label="Permalink to “onramp/not-offered”">​</a></h1><blockquote><p>Buying is not available</p></blockquote><p>Thrown as <code>OnrampNotOfferedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway answered 501: it has no provider of purchases.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Configure a provider in the <a href="./../../self-hosting/gateway.html#purchases">gateway</a>, or set <code>features.onramp</code> to false. Set <code>services: { onramp: false }</code> on a network that has none.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/onramp/not-offered.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_offered_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_offered_default as default }
