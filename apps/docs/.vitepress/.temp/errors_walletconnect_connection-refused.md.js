import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/connection-refused.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/connection-refused","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/connection-refused.md","filePath":"errors/walletconnect/connection-refused.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/connection-refused.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectconnection-refused" tabindex="-1"><code>walletconnect/connection-refused</code> <a class="header-anchor" href="#walletconnectconnection-refused" aria-label="Permalink to “walletconnect/connection-refused”">​</a></h1><blockquote><p>The relay refused the connection</p></blockquote><p>Thrown as <code>ConnectionRefusedError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The relay closed the connection and does not accept another attempt; <code>details</code> has its reason. <code>JWT validation error: invalid audience</code> means that the relay is configured with another address than <code>relayUrl</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Read <code>details</code>. Make <code>relayUrl</code> one of the addresses that the relay was configured with.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/connection-refused.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var connection_refused_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, connection_refused_default as default }
