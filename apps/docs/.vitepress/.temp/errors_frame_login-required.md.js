import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/login-required.md
var __pageData = JSON.parse(
  '{"title":"frame/login-required","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/login-required.md","filePath":"errors/frame/login-required.md"}',
)
var _sfc_main = { name: 'errors/frame/login-required.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framelogin-required" tabindex="-1"><code>frame/login-required</code> <a class="header-anchor" href="#framelogin-required" aria-label="Permalink to “frame/login-required”">​</a></h1><blockquote><p>Sign in to the embedded wallet first</p></blockquote><p>Thrown as <code>FrameLoginRequiredError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The connector <code>secure-frame</code> was connected, for instance by wagmi&#39;s <code>connect</code>, while no user is signed in. The connector does not prompt for a sign-in.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Open the modal, or call <code>connectEmail</code> and <code>verifyOtp</code> of <code>@latchkit/core/secureframe</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/login-required.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var login_required_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, login_required_default as default }
