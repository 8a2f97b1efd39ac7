import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/relay-timeout.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/relay-timeout","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/relay-timeout.md","filePath":"errors/walletconnect/relay-timeout.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/relay-timeout.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectrelay-timeout" tabindex="-1"><code>walletconnect/relay-timeout</code> <a class="header-anchor" href="#walletconnectrelay-timeout" aria-label="Permalink to “walletconnect/relay-timeout”">​</a></h1><blockquote><p>The relay did not answer in time</p></blockquote><p>Thrown as <code>RelayTimeoutError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The relay accepted the connection, or the call, and did not answer for 10 seconds.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to try again, or another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/relay-timeout.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var relay_timeout_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, relay_timeout_default as default }
