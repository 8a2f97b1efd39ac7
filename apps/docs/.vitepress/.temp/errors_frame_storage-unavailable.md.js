import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/storage-unavailable.md
var __pageData = JSON.parse(
  '{"title":"frame/storage-unavailable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/storage-unavailable.md","filePath":"errors/frame/storage-unavailable.md"}',
)
var _sfc_main = { name: 'errors/frame/storage-unavailable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framestorage-unavailable" tabindex="-1"><code>frame/storage-unavailable</code> <a class="header-anchor" href="#framestorage-unavailable" aria-label="Permalink to “frame/storage-unavailable”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The browser lets the secure frame store nothing, so keys cannot be kept: it blocks the storage of embedded sites (&quot;third-party cookies&quot;, strict tracking protection), the window is a private one in a browser that has no storage there, or the disk is full. Nothing of the login was kept.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user to allow this site to store data (in the browser&#39;s settings for the site), to leave private browsing or to free some space, and to try again: the same call works then. The view of the login says so. Else offer another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/storage-unavailable.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var storage_unavailable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, storage_unavailable_default as default }
