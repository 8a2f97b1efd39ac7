import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/connection/no-session.md
var __pageData = JSON.parse(
  '{"title":"connection/no-session","description":"","frontmatter":{},"headers":[],"relativePath":"errors/connection/no-session.md","filePath":"errors/connection/no-session.md"}',
)
var _sfc_main = { name: 'errors/connection/no-session.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="connectionno-session" tabindex="-1"><code>connection/no-session</code> <a class="header-anchor" href="#connectionno-session" aria-label="Permalink to “connection/no-session”">​</a></h1><blockquote><p>No wallet is connected for this network</p></blockquote><p>Thrown as <code>NoSessionError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>request</code> was called without a WalletConnect session, or the session has no account on that network. The wallet may have ended the session.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Connect first. Check <code>walletConnectSessionAtom</code>, or the account&#39;s state, before a request.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/connection/no-session.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var no_session_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, no_session_default as default }
