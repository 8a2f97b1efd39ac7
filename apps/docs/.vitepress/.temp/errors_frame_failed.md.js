import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/failed.md
var __pageData = JSON.parse(
  '{"title":"frame/failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/failed.md","filePath":"errors/frame/failed.md"}',
)
var _sfc_main = { name: 'errors/frame/failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framefailed" tabindex="-1"><code>frame/failed</code> <a class="header-anchor" href="#framefailed" aria-label="Permalink to “frame/failed”">​</a></h1><blockquote><p>Something went wrong</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The secure frame answered with an error without a code. Without a message the text is &quot;An error occurred&quot;.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to try again. <code>cause</code> has the error of the frame.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/frame/failed.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, failed_default as default }
