import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/networks/unknown-id.md
var __pageData = JSON.parse(
  '{"title":"networks/unknown-id","description":"","frontmatter":{},"headers":[],"relativePath":"errors/networks/unknown-id.md","filePath":"errors/networks/unknown-id.md"}',
)
var _sfc_main = { name: 'errors/networks/unknown-id.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="networksunknown-id" tabindex="-1"><code>networks/unknown-id</code> <a class="header-anchor" href="#networksunknown-id" aria-label="Permalink to “networks/unknown-id”">​</a></h1><blockquote><p>Network with ID {id} not found</p></blockquote><p>Thrown as <code>NetworkIdUnknownError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>removeNetwork</code> received an id that the namespace does not have.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass the id without the namespace: <code>1</code>, not <code>eip155:1</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/networks/unknown-id.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unknown_id_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unknown_id_default as default }
