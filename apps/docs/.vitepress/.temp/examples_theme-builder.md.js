import { resolveComponent, useSSRContext } from 'vue'
import { ssrRenderAttrs, ssrRenderComponent } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/examples/theme-builder.md
var __pageData = JSON.parse(
  '{"title":"Theme builder","description":"","frontmatter":{"aside":false},"headers":[],"relativePath":"examples/theme-builder.md","filePath":"examples/theme-builder.md"}',
)
var _sfc_main = { name: 'examples/theme-builder.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent('LiveExample')
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="theme-builder" tabindex="-1">Theme builder <a class="header-anchor" href="#theme-builder" aria-label="Permalink to “Theme builder”">​</a></h1><p>Every choice applies at once, to the buttons and to the modal. Copy the code when it looks as you like it. <a href="./../guides/theming.html">Theming</a> has all tokens.</p>`,
  )
  _push(ssrRenderComponent(_component_LiveExample, { name: 'theme-builder' }, null, _parent))
  _push(`</div>`)
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('examples/theme-builder.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var theme_builder_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, theme_builder_default as default }
