import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/too-many-requests.md
var __pageData = JSON.parse(
  '{"title":"frame/too-many-requests","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/too-many-requests.md","filePath":"errors/frame/too-many-requests.md"}',
)
var _sfc_main = { name: 'errors/frame/too-many-requests.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frametoo-many-requests" tabindex="-1"><code>frame/too-many-requests</code> <a class="header-anchor" href="#frametoo-many-requests" aria-label="Permalink to “frame/too-many-requests”">​</a></h1><blockquote><p>Too many requests are waiting</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>, or as <code>SecureFrameError</code> of <code>@latchkit/secure-frame-client</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The secure frame shows one approval at a time and queues 16 more. Reads, requests that wait for the user and other messages have separate limits. SIGN_OUT and RPC_ABORT are never refused. <code>rpcCode</code> is -32005.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Wait for the answers before you ask again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/too-many-requests.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var too_many_requests_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, too_many_requests_default as default }
