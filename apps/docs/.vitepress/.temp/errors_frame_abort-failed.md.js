import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/abort-failed.md
var __pageData = JSON.parse(
  '{"title":"frame/abort-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/abort-failed.md","filePath":"errors/frame/abort-failed.md"}',
)
var _sfc_main = { name: 'errors/frame/abort-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameabort-failed" tabindex="-1"><code>frame/abort-failed</code> <a class="header-anchor" href="#frameabort-failed" aria-label="Permalink to “frame/abort-failed”">​</a></h1><blockquote><p>The wallet did not confirm that the request was withdrawn</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>, or as <code>SecureFrameError</code> of <code>@latchkit/secure-frame-client</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>An approval was rejected in the app or aborted by its signal, and the secure frame did not confirm within 3 seconds that it is closed. The request itself has rejected already; this error comes by <code>onAbortFailed</code> of <code>createSecureFrame</code> and as <code>failedAbort</code> of <code>requestActivityAtom</code>. The modal shows it.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Tell the user that the wallet may still show the approval. Reload the page to remove it.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/abort-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var abort_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, abort_failed_default as default }
