import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/unauthorized-event.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/unauthorized-event","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/unauthorized-event.md","filePath":"errors/walletconnect/unauthorized-event.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/unauthorized-event.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectunauthorized-event" tabindex="-1"><code>walletconnect/unauthorized-event</code> <a class="header-anchor" href="#walletconnectunauthorized-event" aria-label="Permalink to “walletconnect/unauthorized-event”">​</a></h1><blockquote><p>Unauthorized event</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The session does not grant the event on this chain. The WalletConnect error code is 3002.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check <code>session.namespaces</code>, or propose the event when you connect.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/unauthorized-event.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unauthorized_event_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unauthorized_event_default as default }
