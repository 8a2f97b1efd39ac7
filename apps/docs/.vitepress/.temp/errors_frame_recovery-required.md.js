import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/recovery-required.md
var __pageData = JSON.parse(
  '{"title":"frame/recovery-required","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/recovery-required.md","filePath":"errors/frame/recovery-required.md"}',
)
var _sfc_main = { name: 'errors/frame/recovery-required.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framerecovery-required" tabindex="-1"><code>frame/recovery-required</code> <a class="header-anchor" href="#framerecovery-required" aria-label="Permalink to “frame/recovery-required”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The login is valid, but this device has no share of the key yet. The user proves another factor in the secure frame.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p><code>verifyOtp</code> and <code>connectSocial</code> go on by themselves: they show the frame, in which the key is recovered.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/recovery-required.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var recovery_required_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, recovery_required_default as default }
