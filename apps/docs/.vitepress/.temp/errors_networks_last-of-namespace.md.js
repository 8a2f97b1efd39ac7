import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/networks/last-of-namespace.md
var __pageData = JSON.parse(
  '{"title":"networks/last-of-namespace","description":"","frontmatter":{},"headers":[],"relativePath":"errors/networks/last-of-namespace.md","filePath":"errors/networks/last-of-namespace.md"}',
)
var _sfc_main = { name: 'errors/networks/last-of-namespace.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="networkslast-of-namespace" tabindex="-1"><code>networks/last-of-namespace</code> <a class="header-anchor" href="#networkslast-of-namespace" aria-label="Permalink to “networks/last-of-namespace”">​</a></h1><blockquote><p>Cannot remove last network for a namespace</p></blockquote><p>Thrown as <code>LastNetworkError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A namespace needs at least one network for its adapter.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Add another network of the namespace first.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/networks/last-of-namespace.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var last_of_namespace_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, last_of_namespace_default as default }
