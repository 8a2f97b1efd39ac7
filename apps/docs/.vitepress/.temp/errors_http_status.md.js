import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/http/status.md
var __pageData = JSON.parse(
  '{"title":"http/status","description":"","frontmatter":{},"headers":[],"relativePath":"errors/http/status.md","filePath":"errors/http/status.md"}',
)
var _sfc_main = { name: 'errors/http/status.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="httpstatus" tabindex="-1"><code>http/status</code> <a class="header-anchor" href="#httpstatus" aria-label="Permalink to “http/status”">​</a></h1><blockquote><p>HTTP status code: {status}</p></blockquote><p>Thrown as <code>HttpStatusError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The server returned an error status. <code>status</code> and <code>body</code> have what it returned, <code>cause</code> the <code>Response</code> itself, with its headers.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Handle it by <code>status</code>: for 401 and 403 check the project id and the origin, for 429 wait, for 5xx try again later.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/http/status.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var status_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, status_default as default }
