import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/popup-blocked.md
var __pageData = JSON.parse(
  '{"title":"frame/popup-blocked","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/popup-blocked.md","filePath":"errors/frame/popup-blocked.md"}',
)
var _sfc_main = { name: 'errors/frame/popup-blocked.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framepopup-blocked" tabindex="-1"><code>frame/popup-blocked</code> <a class="header-anchor" href="#framepopup-blocked" aria-label="Permalink to “frame/popup-blocked”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The browser blocked the window of the secure site in which the wallet page is shown. A blocked window of an approval is not an error: the modal says so and offers to open it again.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user to allow windows of the app, and try again from a click.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/popup-blocked.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var popup_blocked_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, popup_blocked_default as default }
