import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/send/receiver-changed.md
var __pageData = JSON.parse(
  '{"title":"send/receiver-changed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/send/receiver-changed.md","filePath":"errors/send/receiver-changed.md"}',
)
var _sfc_main = { name: 'errors/send/receiver-changed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="sendreceiver-changed" tabindex="-1"><code>send/receiver-changed</code> <a class="header-anchor" href="#sendreceiver-changed" aria-label="Permalink to “send/receiver-changed”">​</a></h1><blockquote><p>The receiver has changed</p></blockquote><p>Thrown as <code>ReceiverChangedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The receiver was entered as a name. It was looked up again when the user confirmed, and leads to another address than the preview shows.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing was sent. Call <code>prepareSend</code> again and show the new address.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/send/receiver-changed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var receiver_changed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, receiver_changed_default as default }
