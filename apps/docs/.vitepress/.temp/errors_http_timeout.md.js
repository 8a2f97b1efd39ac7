import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/http/timeout.md
var __pageData = JSON.parse(
  '{"title":"http/timeout","description":"","frontmatter":{},"headers":[],"relativePath":"errors/http/timeout.md","filePath":"errors/http/timeout.md"}',
)
var _sfc_main = { name: 'errors/http/timeout.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="httptimeout" tabindex="-1"><code>http/timeout</code> <a class="header-anchor" href="#httptimeout" aria-label="Permalink to “http/timeout”">​</a></h1><blockquote><p>The server took too long to answer</p></blockquote><p>Thrown as <code>HttpTimeoutError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The response was not complete within <code>timeout</code> milliseconds (default 10,000).</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to try again. Raise <code>timeout</code> only for a service that is known to be slow.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/http/timeout.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var timeout_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, timeout_default as default }
