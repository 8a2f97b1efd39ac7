import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/gateway/origin-not-allowed.md
var __pageData = JSON.parse(
  '{"title":"gateway/origin-not-allowed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/gateway/origin-not-allowed.md","filePath":"errors/gateway/origin-not-allowed.md"}',
)
var _sfc_main = { name: 'errors/gateway/origin-not-allowed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="gatewayorigin-not-allowed" tabindex="-1"><code>gateway/origin-not-allowed</code> <a class="header-anchor" href="#gatewayorigin-not-allowed" aria-label="Permalink to “gateway/origin-not-allowed”">​</a></h1><blockquote><p>Invalid App Configuration</p></blockquote><p>Thrown as <code>OriginNotAllowedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway has a project file, and the project does not list the origin of this page. The service of <code>analytics</code> answered 403: then no event is sent any more.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Add the origin to the project file, with its scheme and port. If it is there, look for a proxy in front of the service that answers 403.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/gateway/origin-not-allowed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var origin_not_allowed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, origin_not_allowed_default as default }
