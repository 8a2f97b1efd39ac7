import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/resubscribed.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/resubscribed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/resubscribed.md","filePath":"errors/walletconnect/resubscribed.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/resubscribed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectresubscribed" tabindex="-1"><code>walletconnect/resubscribed</code> <a class="header-anchor" href="#walletconnectresubscribed" aria-label="Permalink to “walletconnect/resubscribed”">​</a></h1><blockquote><p>Resubscribed</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet lost its connection to the relay and resubscribed while it was busy. The WalletConnect error code is 4.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Retry.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/resubscribed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var resubscribed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, resubscribed_default as default }
