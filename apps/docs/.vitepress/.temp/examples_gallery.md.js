import { resolveComponent, useSSRContext } from 'vue'
import { ssrRenderAttrs, ssrRenderComponent } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/examples/gallery.md
var __pageData = JSON.parse(
  '{"title":"Gallery","description":"","frontmatter":{"aside":false},"headers":[],"relativePath":"examples/gallery.md","filePath":"examples/gallery.md"}',
)
var _sfc_main = { name: 'examples/gallery.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent('LiveExample')
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="gallery" tabindex="-1">Gallery <a class="header-anchor" href="#gallery" aria-label="Permalink to “Gallery”">​</a></h1><p>Every view of the modal in its states, drawn by the components of the kit. The address of this page names the view, so you can link to it.</p>`,
  )
  _push(ssrRenderComponent(_component_LiveExample, { name: 'gallery' }, null, _parent))
  _push(`</div>`)
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('examples/gallery.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var gallery_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, gallery_default as default }
