import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/http/invalid-body.md
var __pageData = JSON.parse(
  '{"title":"http/invalid-body","description":"","frontmatter":{},"headers":[],"relativePath":"errors/http/invalid-body.md","filePath":"errors/http/invalid-body.md"}',
)
var _sfc_main = { name: 'errors/http/invalid-body.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="httpinvalid-body" tabindex="-1"><code>http/invalid-body</code> <a class="header-anchor" href="#httpinvalid-body" aria-label="Permalink to “http/invalid-body”">​</a></h1><blockquote><p>The server answered with something other than JSON</p></blockquote><p>Thrown as <code>HttpBodyError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The status was a success, but the body is not JSON. Often it is the HTML page of another server.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check that the base URL points to the service and includes its path.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/http/invalid-body.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_body_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_body_default as default }
