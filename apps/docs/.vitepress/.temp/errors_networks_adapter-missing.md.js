import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/networks/adapter-missing.md
var __pageData = JSON.parse(
  '{"title":"networks/adapter-missing","description":"","frontmatter":{},"headers":[],"relativePath":"errors/networks/adapter-missing.md","filePath":"errors/networks/adapter-missing.md"}',
)
var _sfc_main = { name: 'errors/networks/adapter-missing.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="networksadapter-missing" tabindex="-1"><code>networks/adapter-missing</code> <a class="header-anchor" href="#networksadapter-missing" aria-label="Permalink to “networks/adapter-missing”">​</a></h1><blockquote><p>Adapter for namespace {namespace} doesn&#39;t exist</p></blockquote><p>Thrown as <code>AdapterMissingError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A network was added or removed in a namespace for which the client has no adapter.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass the adapter in <code>adapters</code> of <code>createClient</code> first.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/networks/adapter-missing.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var adapter_missing_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, adapter_missing_default as default }
