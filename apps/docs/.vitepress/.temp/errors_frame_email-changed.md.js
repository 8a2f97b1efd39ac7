import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/email-changed.md
var __pageData = JSON.parse(
  '{"title":"frame/email-changed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/email-changed.md","filePath":"errors/frame/email-changed.md"}',
)
var _sfc_main = { name: 'errors/frame/email-changed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameemail-changed" tabindex="-1"><code>frame/email-changed</code> <a class="header-anchor" href="#frameemail-changed" aria-label="Permalink to “frame/email-changed”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The account of this address changed to another address less than 72 hours ago, and its owner can still undo the change. Until the 72 hours are over, the address cannot get a new account.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user to sign in with the new address, or to open the link in the mail about the change.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/email-changed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var email_changed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, email_changed_default as default }
