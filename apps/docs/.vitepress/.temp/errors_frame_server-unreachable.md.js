import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/server-unreachable.md
var __pageData = JSON.parse(
  '{"title":"frame/server-unreachable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/server-unreachable.md","filePath":"errors/frame/server-unreachable.md"}',
)
var _sfc_main = { name: 'errors/frame/server-unreachable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameserver-unreachable" tabindex="-1"><code>frame/server-unreachable</code> <a class="header-anchor" href="#frameserver-unreachable" aria-label="Permalink to “frame/server-unreachable”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The secure frame is there, and its server does not answer.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to try again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/server-unreachable.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var server_unreachable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, server_unreachable_default as default }
