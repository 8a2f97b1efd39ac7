import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/relay-unavailable.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/relay-unavailable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/relay-unavailable.md","filePath":"errors/walletconnect/relay-unavailable.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/relay-unavailable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectrelay-unavailable" tabindex="-1"><code>walletconnect/relay-unavailable</code> <a class="header-anchor" href="#walletconnectrelay-unavailable" aria-label="Permalink to “walletconnect/relay-unavailable”">​</a></h1><blockquote><p>The relay cannot be reached</p></blockquote><p>Thrown as <code>RelayUnavailableError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>No connection could be made in time: the device is offline, the relay is down, a content security policy lacks its address in <code>connect-src</code>, or it refused the connection before a page could read why. Other ways to connect are not affected.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to try again, or another wallet. Check <code>relayUrl</code>, and the relay&#39;s <code>/healthz</code> if it is yours.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/relay-unavailable.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var relay_unavailable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, relay_unavailable_default as default }
