import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/unsupported-version.md
var __pageData = JSON.parse(
  '{"title":"frame/unsupported-version","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/unsupported-version.md","filePath":"errors/frame/unsupported-version.md"}',
)
var _sfc_main = { name: 'errors/frame/unsupported-version.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameunsupported-version" tabindex="-1"><code>frame/unsupported-version</code> <a class="header-anchor" href="#frameunsupported-version" aria-label="Permalink to “frame/unsupported-version”">​</a></h1><blockquote><p>The secure frame speaks version {versions} of the messages, this app version {version}</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>, or as <code>SecureFrameError</code> of <code>@latchkit/secure-frame-client</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The secure site and <code>@latchkit/secure-frame-client</code> are of versions that do not fit.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Update the older one.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/unsupported-version.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unsupported_version_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unsupported_version_default as default }
