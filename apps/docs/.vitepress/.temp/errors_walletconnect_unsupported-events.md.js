import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/unsupported-events.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/unsupported-events","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/unsupported-events.md","filePath":"errors/walletconnect/unsupported-events.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/unsupported-events.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectunsupported-events" tabindex="-1"><code>walletconnect/unsupported-events</code> <a class="header-anchor" href="#walletconnectunsupported-events" aria-label="Permalink to “walletconnect/unsupported-events”">​</a></h1><blockquote><p>Unsupported events</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The list of events is malformed. The WalletConnect error code is 5102.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Send a list of names. If the wallet sent it, offer another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/unsupported-events.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unsupported_events_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unsupported_events_default as default }
