import { resolveComponent, useSSRContext } from 'vue'
import { ssrRenderAttrs, ssrRenderComponent } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/examples/gallery-frame.md
var __pageData = JSON.parse(
  '{"title":"A view of the modal","description":"","frontmatter":{"layout":false,"search":false,"title":"A view of the modal"},"headers":[],"relativePath":"examples/gallery-frame.md","filePath":"examples/gallery-frame.md"}',
)
var _sfc_main = { name: 'examples/gallery-frame.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent('LiveExample')
  _push(`<div${ssrRenderAttrs(_attrs)}>`)
  _push(ssrRenderComponent(_component_LiveExample, { name: 'gallery-frame' }, null, _parent))
  _push(`</div>`)
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('examples/gallery-frame.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var gallery_frame_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, gallery_frame_default as default }
