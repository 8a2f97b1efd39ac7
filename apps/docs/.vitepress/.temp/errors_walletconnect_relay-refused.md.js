import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/relay-refused.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/relay-refused","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/relay-refused.md","filePath":"errors/walletconnect/relay-refused.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/relay-refused.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectrelay-refused" tabindex="-1"><code>walletconnect/relay-refused</code> <a class="header-anchor" href="#walletconnectrelay-refused" aria-label="Permalink to “walletconnect/relay-refused”">​</a></h1><blockquote><p>The relay refused the call</p></blockquote><p>Thrown as <code>RelayRefusedError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The relay answered a call with an error; its text is in <code>details</code>, its JSON-RPC code in <code>rpcCode</code>. Common reasons are a limit (rate, size of a message, number of topics) and a method that the relay does not know.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Read <code>details</code>. You can raise the limits of your own relay in its settings.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/relay-refused.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var relay_refused_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, relay_refused_default as default }
