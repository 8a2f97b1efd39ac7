import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/names/invalid-name.md
var __pageData = JSON.parse(
  '{"title":"names/invalid-name","description":"","frontmatter":{},"headers":[],"relativePath":"errors/names/invalid-name.md","filePath":"errors/names/invalid-name.md"}',
)
var _sfc_main = { name: 'errors/names/invalid-name.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="namesinvalid-name" tabindex="-1"><code>names/invalid-name</code> <a class="header-anchor" href="#namesinvalid-name" aria-label="Permalink to “names/invalid-name”">​</a></h1><blockquote><p>The name cannot be used</p></blockquote><p>Thrown as <code>InvalidNameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>It has other characters than letters of the Latin alphabet, digits and hyphens, fewer than 4 or more than 63 of them, or two hyphens as its third and fourth characters. <code>problem</code> is <code>characters</code>, <code>short</code> or <code>long</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the rule beside the field. <code>validateName</code> of <code>@latchkit/core/names</code> checks a name before.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/names/invalid-name.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_name_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_name_default as default }
