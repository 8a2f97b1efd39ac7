import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/aborted.md
var __pageData = JSON.parse(
  '{"title":"frame/aborted","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/aborted.md","filePath":"errors/frame/aborted.md"}',
)
var _sfc_main = { name: 'errors/frame/aborted.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameaborted" tabindex="-1"><code>frame/aborted</code> <a class="header-anchor" href="#frameaborted" aria-label="Permalink to “frame/aborted”">​</a></h1><blockquote><p>Request was aborted</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>, or as <code>SecureFrameError</code> of <code>@latchkit/secure-frame-client</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A request to the secure frame was cancelled before it was answered: the signal of the call was aborted, the approval was rejected, or the frame was loaded again. The text of a request that is not JSON-RPC is &quot;Something went wrong&quot;.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to try again. Do not repeat the request automatically.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/frame/aborted.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var aborted_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, aborted_default as default }
