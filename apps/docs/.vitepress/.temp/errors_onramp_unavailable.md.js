import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/onramp/unavailable.md
var __pageData = JSON.parse(
  '{"title":"onramp/unavailable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/onramp/unavailable.md","filePath":"errors/onramp/unavailable.md"}',
)
var _sfc_main = { name: 'errors/onramp/unavailable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="onrampunavailable" tabindex="-1"><code>onramp/unavailable</code> <a class="header-anchor" href="#onrampunavailable" aria-label="Permalink to “onramp/unavailable”">​</a></h1><blockquote><p>The purchase cannot be prepared</p></blockquote><p>Thrown as <code>OnrampUnavailableError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway did not say what can be bought, what it costs, or where the checkout page is, or it answered in an unknown form. <code>cause</code> has the error of the call.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the error and offer to try again. Do not show an older figure or an estimate in its place.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/onramp/unavailable.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unavailable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unavailable_default as default }
