import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/social-ended.md
var __pageData = JSON.parse(
  '{"title":"frame/social-ended","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/social-ended.md","filePath":"errors/frame/social-ended.md"}',
)
var _sfc_main = { name: 'errors/frame/social-ended.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framesocial-ended" tabindex="-1"><code>frame/social-ended</code> <a class="header-anchor" href="#framesocial-ended" aria-label="Permalink to “frame/social-ended”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The login at the identity provider or with Farcaster was cancelled, refused or already used, its ten minutes are over, the provider did not answer, or it was begun by another browser.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Begin again with <code>getSocialUri</code> or <code>getFarcasterUri</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/social-ended.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var social_ended_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, social_ended_default as default }
