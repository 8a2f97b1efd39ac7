import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/no-session-for-topic.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/no-session-for-topic","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/no-session-for-topic.md","filePath":"errors/walletconnect/no-session-for-topic.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/no-session-for-topic.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectno-session-for-topic" tabindex="-1"><code>walletconnect/no-session-for-topic</code> <a class="header-anchor" href="#walletconnectno-session-for-topic" aria-label="Permalink to “walletconnect/no-session-for-topic”">​</a></h1><blockquote><p>No session for topic</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>There is no such session: it was ended, it expired, or it belongs to another client. Nothing was sent. The WalletConnect error code is 7001.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Connect again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/no-session-for-topic.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var no_session_for_topic_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, no_session_for_topic_default as default }
