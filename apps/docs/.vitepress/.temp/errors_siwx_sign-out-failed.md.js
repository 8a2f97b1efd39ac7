import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/sign-out-failed.md
var __pageData = JSON.parse(
  '{"title":"siwx/sign-out-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/sign-out-failed.md","filePath":"errors/siwx/sign-out-failed.md"}',
)
var _sfc_main = { name: 'errors/siwx/sign-out-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxsign-out-failed" tabindex="-1"><code>siwx/sign-out-failed</code> <a class="header-anchor" href="#siwxsign-out-failed" aria-label="Permalink to “siwx/sign-out-failed”">​</a></h1><blockquote><p>The session was not ended</p></blockquote><p>Thrown as <code>SignOutFailedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>signOut</code> of the backend that was passed to <code>createSiwe</code> returned <code>false</code>: the server did not end the session. The user stays signed in.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Let the user sign out again. If it keeps failing, check the server&#39;s answer to the sign-out request: it must delete the session, or expire its cookie.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/siwx/sign-out-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var sign_out_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, sign_out_failed_default as default }
