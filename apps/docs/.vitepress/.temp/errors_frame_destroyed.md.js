import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/destroyed.md
var __pageData = JSON.parse(
  '{"title":"frame/destroyed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/destroyed.md","filePath":"errors/frame/destroyed.md"}',
)
var _sfc_main = { name: 'errors/frame/destroyed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framedestroyed" tabindex="-1"><code>frame/destroyed</code> <a class="header-anchor" href="#framedestroyed" aria-label="Permalink to “frame/destroyed”">​</a></h1><blockquote><p>This secure frame was removed</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>, or as <code>SecureFrameError</code> of <code>@latchkit/secure-frame-client</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The client of the secure frame was destroyed, for instance with its Latchkit client, and was used afterwards.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Create another client.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/frame/destroyed.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var destroyed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, destroyed_default as default }
