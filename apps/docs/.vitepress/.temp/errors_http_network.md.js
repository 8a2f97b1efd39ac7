import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/http/network.md
var __pageData = JSON.parse(
  '{"title":"http/network","description":"","frontmatter":{},"headers":[],"relativePath":"errors/http/network.md","filePath":"errors/http/network.md"}',
)
var _sfc_main = { name: 'errors/http/network.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="httpnetwork" tabindex="-1"><code>http/network</code> <a class="header-anchor" href="#httpnetwork" aria-label="Permalink to “http/network”">​</a></h1><blockquote><p>The server could not be reached</p></blockquote><p>Thrown as <code>HttpNetworkError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The device is offline, the host does not exist, the connection was refused, a CORS rule blocked the request, or the content security policy lacks the host in <code>connect-src</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check the browser&#39;s network panel. Browsers do not report the reason to the page.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/http/network.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var network_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, network_default as default }
