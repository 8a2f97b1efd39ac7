import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/client-fetch-error.md
var __pageData = JSON.parse(
  '{"title":"siwx/client-fetch-error","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/client-fetch-error.md","filePath":"errors/siwx/client-fetch-error.md"}',
)
var _sfc_main = { name: 'errors/siwx/client-fetch-error.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxclient-fetch-error" tabindex="-1"><code>siwx/client-fetch-error</code> <a class="header-anchor" href="#siwxclient-fetch-error" aria-label="Permalink to “siwx/client-fetch-error”">​</a></h1><blockquote><p>CLIENT_FETCH_ERROR</p></blockquote><p>Thrown as <code>ClientFetchError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A request to the session server (<code>session</code>, <code>csrf</code>, <code>providers</code>, <code>callback</code>, <code>signin</code> or <code>signout</code>) failed: the server was not reached, returned an error, or returned something other than JSON. The failure was also posted to <code>{base}/_log</code> if possible.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check <code>baseUrl</code>, that the server runs, and the server&#39;s log.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/siwx/client-fetch-error.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var client_fetch_error_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, client_fetch_error_default as default }
