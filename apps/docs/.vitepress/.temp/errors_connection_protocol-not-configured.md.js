import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/connection/protocol-not-configured.md
var __pageData = JSON.parse(
  '{"title":"connection/protocol-not-configured","description":"","frontmatter":{},"headers":[],"relativePath":"errors/connection/protocol-not-configured.md","filePath":"errors/connection/protocol-not-configured.md"}',
)
var _sfc_main = { name: 'errors/connection/protocol-not-configured.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="connectionprotocol-not-configured" tabindex="-1"><code>connection/protocol-not-configured</code> <a class="header-anchor" href="#connectionprotocol-not-configured" aria-label="Permalink to “connection/protocol-not-configured”">​</a></h1><blockquote><p>WalletConnect is not configured</p></blockquote><p>Thrown as <code>WalletConnectNotConfiguredError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A WalletConnect session was requested, but the client has no relay. Without <code>createLatchkit</code> the client may also lack <code>walletConnect.load</code>, which imports the WalletConnect client.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass <code>walletConnect: { relayUrl }</code>, or <code>walletConnect: { projectId }</code> to use the public relay. With <code>createClient</code> also pass <code>load: () =&gt; import(&#39;@latchkit/walletconnect&#39;)</code>. <code>client.diagnostics()</code> lists what is off.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/connection/protocol-not-configured.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var protocol_not_configured_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, protocol_not_configured_default as default }
