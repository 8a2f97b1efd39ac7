import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/react/view-unavailable.md
var __pageData = JSON.parse(
  '{"title":"react/view-unavailable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/react/view-unavailable.md","filePath":"errors/react/view-unavailable.md"}',
)
var _sfc_main = { name: 'errors/react/view-unavailable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="reactview-unavailable" tabindex="-1"><code>react/view-unavailable</code> <a class="header-anchor" href="#reactview-unavailable" aria-label="Permalink to “react/view-unavailable”">​</a></h1><blockquote><p>The view {view} is not available</p></blockquote><p>Thrown as <code>ViewUnavailableError</code> of <code>@latchkit/react</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>modal.open({ view })</code> was called with a view whose feature is off or not configured, or the connected wallet has nothing for it: <code>AccountSettings</code> shows the embedded wallet, and another wallet is connected. On some devices <code>ConnectSocials</code> has no provider, because the provider&#39;s page does not work there. The modal shows Account instead, or Connect while no wallet is connected, with the alert &quot;Invalid App Configuration&quot;. The error is logged.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Read <code>client.diagnostics()</code>: it lists the features that are off, and why. Turn the feature on, configure its service, or do not open the view.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/react/view-unavailable.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var view_unavailable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, view_unavailable_default as default }
