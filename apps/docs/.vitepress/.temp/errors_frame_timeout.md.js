import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/timeout.md
var __pageData = JSON.parse(
  '{"title":"frame/timeout","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/timeout.md","filePath":"errors/frame/timeout.md"}',
)
var _sfc_main = { name: 'errors/frame/timeout.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frametimeout" tabindex="-1"><code>frame/timeout</code> <a class="header-anchor" href="#frametimeout" aria-label="Permalink to “frame/timeout”">​</a></h1><blockquote><p>Something went wrong</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>, or as <code>SecureFrameError</code> of <code>@latchkit/secure-frame-client</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The secure frame did not answer in time: 30 seconds for a login or a read, 10 minutes for an approval, 3 seconds for the sign-out. The text of a JSON-RPC request is &quot;Request was aborted&quot;. Other requests are not affected.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to try again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/frame/timeout.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var timeout_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, timeout_default as default }
