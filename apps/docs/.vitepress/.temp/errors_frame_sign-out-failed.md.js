import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/sign-out-failed.md
var __pageData = JSON.parse(
  '{"title":"frame/sign-out-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/sign-out-failed.md","filePath":"errors/frame/sign-out-failed.md"}',
)
var _sfc_main = { name: 'errors/frame/sign-out-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framesign-out-failed" tabindex="-1"><code>frame/sign-out-failed</code> <a class="header-anchor" href="#framesign-out-failed" aria-label="Permalink to “frame/sign-out-failed”">​</a></h1><blockquote><p>The embedded wallet did not confirm the sign-out</p></blockquote><p>Thrown as <code>FrameSignOutError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The secure frame could not be loaded, did not answer within 3 seconds, or answered with an error. The app has forgotten the login and the wallet is disconnected, but this browser may still hold the session. <code>disconnect</code> throws it as the <code>cause</code> of <a href="./../connection/disconnect-failed.html"><code>connection/disconnect-failed</code></a>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show it to the user: on a shared device someone else could go on with the session. Sign in again and disconnect, or end the session under the devices of the wallet page.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/sign-out-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var sign_out_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, sign_out_failed_default as default }
