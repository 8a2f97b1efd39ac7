import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/react/view-mismatch.md
var __pageData = JSON.parse(
  '{"title":"react/view-mismatch","description":"","frontmatter":{},"headers":[],"relativePath":"errors/react/view-mismatch.md","filePath":"errors/react/view-mismatch.md"}',
)
var _sfc_main = { name: 'errors/react/view-mismatch.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="reactview-mismatch" tabindex="-1"><code>react/view-mismatch</code> <a class="header-anchor" href="#reactview-mismatch" aria-label="Permalink to “react/view-mismatch”">​</a></h1><blockquote><p>The view {view} was rendered for another one</p></blockquote><p>Thrown as <code>ViewMismatchError</code> of <code>@latchkit/react</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A view of the modal was rendered outside of the modal, so it has no parameters.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Open views with <code>modal.open({ view })</code>. Apps cannot render views themselves.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/react/view-mismatch.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var view_mismatch_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, view_mismatch_default as default }
