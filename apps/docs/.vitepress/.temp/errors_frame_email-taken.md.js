import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/email-taken.md
var __pageData = JSON.parse(
  '{"title":"frame/email-taken","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/email-taken.md","filePath":"errors/frame/email-taken.md"}',
)
var _sfc_main = { name: 'errors/frame/email-taken.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameemail-taken" tabindex="-1"><code>frame/email-taken</code> <a class="header-anchor" href="#frameemail-taken" aria-label="Permalink to “frame/email-taken”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>Another account of the project signs in with the new address, or may take it back within 72 hours. The error is thrown only after the code of that address was entered.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user for another address, or to sign in with this address.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/frame/email-taken.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var email_taken_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, email_taken_default as default }
