import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/onramp/restricted.md
var __pageData = JSON.parse(
  '{"title":"onramp/restricted","description":"","frontmatter":{},"headers":[],"relativePath":"errors/onramp/restricted.md","filePath":"errors/onramp/restricted.md"}',
)
var _sfc_main = { name: 'errors/onramp/restricted.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="onramprestricted" tabindex="-1"><code>onramp/restricted</code> <a class="header-anchor" href="#onramprestricted" aria-label="Permalink to “onramp/restricted”">​</a></h1><blockquote><p>Buying is not offered in this region</p></blockquote><p>Thrown as <code>OnrampRestrictedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway answered 451: it refuses purchases in the time zone or the country of the device. See <a href="./../../guides/regions.html">regions</a>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Hide what leads to a purchase. The restrictions are those of the gateway: <code>RESTRICTIONS</code> changes them.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/onramp/restricted.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var restricted_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, restricted_default as default }
