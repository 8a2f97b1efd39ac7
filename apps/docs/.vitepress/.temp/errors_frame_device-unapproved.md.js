import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/device-unapproved.md
var __pageData = JSON.parse(
  '{"title":"frame/device-unapproved","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/device-unapproved.md","filePath":"errors/frame/device-unapproved.md"}',
)
var _sfc_main = { name: 'errors/frame/device-unapproved.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framedevice-unapproved" tabindex="-1"><code>frame/device-unapproved</code> <a class="header-anchor" href="#framedevice-unapproved" aria-label="Permalink to “frame/device-unapproved”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The device was not approved by the link that was mailed.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user to open the link and to choose the number that the app shows, or call <code>connectEmail</code> again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/device-unapproved.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var device_unapproved_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, device_unapproved_default as default }
