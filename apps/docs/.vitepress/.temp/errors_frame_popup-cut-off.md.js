import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/popup-cut-off.md
var __pageData = JSON.parse(
  '{"title":"frame/popup-cut-off","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/popup-cut-off.md","filePath":"errors/frame/popup-cut-off.md"}',
)
var _sfc_main = { name: 'errors/frame/popup-cut-off.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framepopup-cut-off" tabindex="-1"><code>frame/popup-cut-off</code> <a class="header-anchor" href="#framepopup-cut-off" aria-label="Permalink to “frame/popup-cut-off”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The page sends <code>Cross-Origin-Opener-Policy: same-origin</code>. The browser then separates the page and its frames from their windows. The wallet page then cannot reach the frame, and a window that approves a request needs a separate sign-in, which accounts of a provider and of Farcaster do not have.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Send <code>same-origin-allow-popups</code> instead. Users who signed in by e-mail approve requests on such a page too: the window asks them to sign in there once. A social login works on it as well: it continues in the page&#39;s own tab where the page is cross-origin isolated, and asks for a number elsewhere.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/popup-cut-off.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var popup_cut_off_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, popup_cut_off_default as default }
