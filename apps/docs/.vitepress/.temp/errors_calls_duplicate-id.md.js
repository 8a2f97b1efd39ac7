import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/calls/duplicate-id.md
var __pageData = JSON.parse(
  '{"title":"calls/duplicate-id","description":"","frontmatter":{},"headers":[],"relativePath":"errors/calls/duplicate-id.md","filePath":"errors/calls/duplicate-id.md"}',
)
var _sfc_main = { name: 'errors/calls/duplicate-id.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="callsduplicate-id" tabindex="-1"><code>calls/duplicate-id</code> <a class="header-anchor" href="#callsduplicate-id" aria-label="Permalink to “calls/duplicate-id”">​</a></h1><blockquote><p>A batch with this id was sent before</p></blockquote><p>Thrown as <code>CallsError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The app passed an <code>id</code> that was used in the last 24 hours, from this browser or with this wallet.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Leave <code>id</code> out: the wallet, or the client, then makes one. If the batch is to be sent again, first read <code>getCallsStatus</code> of the id.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/calls/duplicate-id.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var duplicate_id_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, duplicate_id_default as default }
