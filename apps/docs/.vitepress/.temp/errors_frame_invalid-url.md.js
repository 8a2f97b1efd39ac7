import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/invalid-url.md
var __pageData = JSON.parse(
  '{"title":"frame/invalid-url","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/invalid-url.md","filePath":"errors/frame/invalid-url.md"}',
)
var _sfc_main = { name: 'errors/frame/invalid-url.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameinvalid-url" tabindex="-1"><code>frame/invalid-url</code> <a class="header-anchor" href="#frameinvalid-url" aria-label="Permalink to “frame/invalid-url”">​</a></h1><blockquote><p>The address of the secure site must start with https, or http on localhost</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>, or as <code>SecureFrameError</code> of <code>@latchkit/secure-frame-client</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>secureFrame.url</code> is no full URL, is not https (http is accepted on localhost only), or has the origin of the page. A frame of the same origin could be read by the page, keys included.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass the address of a secure site on a separate origin.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/frame/invalid-url.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_url_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_url_default as default }
