import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/rate-limited.md
var __pageData = JSON.parse(
  '{"title":"frame/rate-limited","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/rate-limited.md","filePath":"errors/frame/rate-limited.md"}',
)
var _sfc_main = { name: 'errors/frame/rate-limited.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framerate-limited" tabindex="-1"><code>frame/rate-limited</code> <a class="header-anchor" href="#framerate-limited" aria-label="Permalink to “frame/rate-limited”">​</a></h1><blockquote><p>Retry after {N} seconds</p></blockquote><p>Thrown as <code>FrameRateLimitedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A mail was requested within 30 seconds of the one before, or the secure site has a longer limit for this address. <code>data.retryAfter</code> has the seconds to wait.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Wait, or use another address: the wait is of this one. <code>getRetryAfter(client, email)</code> of <code>@latchkit/core/secureframe</code> counts down.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/rate-limited.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var rate_limited_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, rate_limited_default as default }
