import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/client-session-error.md
var __pageData = JSON.parse(
  '{"title":"siwx/client-session-error","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/client-session-error.md","filePath":"errors/siwx/client-session-error.md"}',
)
var _sfc_main = { name: 'errors/siwx/client-session-error.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxclient-session-error" tabindex="-1"><code>siwx/client-session-error</code> <a class="header-anchor" href="#siwxclient-session-error" aria-label="Permalink to “siwx/client-session-error”">​</a></h1><blockquote><p>CLIENT_SESSION_ERROR</p></blockquote><p>Thrown as <code>ClientSessionError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>siwx</code> in the server&#39;s session is neither the data, message and signature of a sign-in nor a list of them, or <code>readSession</code> threw. The failure was also posted to <code>{base}/_log</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Store the signed data, message and signature in <code>session.siwx</code> in the <code>session</code> callback of next-auth, or pass <code>readSession</code>. See <a href="./../../guides/sign-in-with-wallet.html">Sign in with a wallet</a>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/siwx/client-session-error.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var client_session_error_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, client_session_error_default as default }
