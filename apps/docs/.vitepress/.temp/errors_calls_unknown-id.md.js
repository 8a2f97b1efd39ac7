import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/calls/unknown-id.md
var __pageData = JSON.parse(
  '{"title":"calls/unknown-id","description":"","frontmatter":{},"headers":[],"relativePath":"errors/calls/unknown-id.md","filePath":"errors/calls/unknown-id.md"}',
)
var _sfc_main = { name: 'errors/calls/unknown-id.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="callsunknown-id" tabindex="-1"><code>calls/unknown-id</code> <a class="header-anchor" href="#callsunknown-id" aria-label="Permalink to “calls/unknown-id”">​</a></h1><blockquote><p>No batch with this id is known</p></blockquote><p>Thrown as <code>CallsError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The connected wallet has not sent a batch with this id, and this browser has not either, or more than 30 days ago.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Connect the wallet that has sent it. Keep the id with the address and the wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/calls/unknown-id.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unknown_id_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unknown_id_default as default }
