import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/names/taken.md
var __pageData = JSON.parse(
  '{"title":"names/taken","description":"","frontmatter":{},"headers":[],"relativePath":"errors/names/taken.md","filePath":"errors/names/taken.md"}',
)
var _sfc_main = { name: 'errors/names/taken.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="namestaken" tabindex="-1"><code>names/taken</code> <a class="header-anchor" href="#namestaken" aria-label="Permalink to “names/taken”">​</a></h1><blockquote><p>The name is taken</p></blockquote><p>Thrown as <code>NameTakenError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>Somebody has registered it, perhaps since it was suggested.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask for another name; <code>nameSuggestionsQueryOptions</code> has free ones.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/names/taken.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var taken_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, taken_default as default }
