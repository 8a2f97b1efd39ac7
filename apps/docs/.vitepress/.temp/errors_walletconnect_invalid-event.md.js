import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/invalid-event.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/invalid-event","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/invalid-event.md","filePath":"errors/walletconnect/invalid-event.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/invalid-event.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectinvalid-event" tabindex="-1"><code>walletconnect/invalid-event</code> <a class="header-anchor" href="#walletconnectinvalid-event" aria-label="Permalink to “walletconnect/invalid-event”">​</a></h1><blockquote><p>Invalid event</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The event is malformed. The WalletConnect error code is 1002.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Send <code>{ name, data }</code> with a chain of the session.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/invalid-event.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_event_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_event_default as default }
