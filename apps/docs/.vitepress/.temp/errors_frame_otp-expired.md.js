import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/otp-expired.md
var __pageData = JSON.parse(
  '{"title":"frame/otp-expired","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/otp-expired.md","filePath":"errors/frame/otp-expired.md"}',
)
var _sfc_main = { name: 'errors/frame/otp-expired.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameotp-expired" tabindex="-1"><code>frame/otp-expired</code> <a class="header-anchor" href="#frameotp-expired" aria-label="Permalink to “frame/otp-expired”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The code is older than 5 minutes, was used, was replaced by a newer one, or was entered wrongly too often.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Call <code>connectEmail</code> again, which mails another code.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/frame/otp-expired.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var otp_expired_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, otp_expired_default as default }
