import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/not-loaded.md
var __pageData = JSON.parse(
  '{"title":"frame/not-loaded","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/not-loaded.md","filePath":"errors/frame/not-loaded.md"}',
)
var _sfc_main = { name: 'errors/frame/not-loaded.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framenot-loaded" tabindex="-1"><code>frame/not-loaded</code> <a class="header-anchor" href="#framenot-loaded" aria-label="Permalink to “frame/not-loaded”">​</a></h1><blockquote><p>The secure frame of {origin} did not answer: it is unreachable, or does not list this site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>, or as <code>SecureFrameError</code> of <code>@latchkit/secure-frame-client</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The iframe loaded and did not answer within 2 seconds, or did not load within 20 seconds. The secure site is down. If the site answers that it does not list the page, the error is <a href="./origin-not-allowed.html"><code>frame/origin-not-allowed</code></a> instead; a page whose <code>connect-src</code> is without the secure site cannot read that answer and gets this error.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check that the secure site is up, and that the project of <code>projectId</code> lists the origin of the page.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/frame/not-loaded.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_loaded_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_loaded_default as default }
