import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/reauth-required.md
var __pageData = JSON.parse(
  '{"title":"frame/reauth-required","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/reauth-required.md","filePath":"errors/frame/reauth-required.md"}',
)
var _sfc_main = { name: 'errors/frame/reauth-required.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framereauth-required" tabindex="-1"><code>frame/reauth-required</code> <a class="header-anchor" href="#framereauth-required" aria-label="Permalink to “frame/reauth-required”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>What was asked for needs a sign-in of the last five minutes: the account has no address that could be proved instead.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Sign the user out with <code>signOut</code> and in again, then ask again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/reauth-required.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var reauth_required_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, reauth_required_default as default }
