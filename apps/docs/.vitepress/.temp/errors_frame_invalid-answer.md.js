import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/invalid-answer.md
var __pageData = JSON.parse(
  '{"title":"frame/invalid-answer","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/invalid-answer.md","filePath":"errors/frame/invalid-answer.md"}',
)
var _sfc_main = { name: 'errors/frame/invalid-answer.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameinvalid-answer" tabindex="-1"><code>frame/invalid-answer</code> <a class="header-anchor" href="#frameinvalid-answer" aria-label="Permalink to “frame/invalid-answer”">​</a></h1><blockquote><p>Text of the check, such as &quot;Required&quot;</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>, or as <code>SecureFrameError</code> of <code>@latchkit/secure-frame-client</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The answer of the secure frame does not have the form that the request calls for. Nothing of it was used.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check that <code>secureFrame.url</code> is a secure site of the same version. Report it if it is.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/invalid-answer.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_answer_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_answer_default as default }
