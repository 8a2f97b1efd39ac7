import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/blocked-by-csp.md
var __pageData = JSON.parse(
  '{"title":"frame/blocked-by-csp","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/blocked-by-csp.md","filePath":"errors/frame/blocked-by-csp.md"}',
)
var _sfc_main = { name: 'errors/frame/blocked-by-csp.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameblocked-by-csp" tabindex="-1"><code>frame/blocked-by-csp</code> <a class="header-anchor" href="#frameblocked-by-csp" aria-label="Permalink to “frame/blocked-by-csp”">​</a></h1><blockquote><p>The policy of this page blocks the secure frame: add {origin} to frame-src</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>, or as <code>SecureFrameError</code> of <code>@latchkit/secure-frame-client</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The Content-Security-Policy of the page has a <code>frame-src</code> (or <code>child-src</code>, <code>default-src</code>) without the origin of the secure site.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Add the origin of <code>secureFrame.url</code> to <code>frame-src</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/blocked-by-csp.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var blocked_by_csp_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, blocked_by_csp_default as default }
