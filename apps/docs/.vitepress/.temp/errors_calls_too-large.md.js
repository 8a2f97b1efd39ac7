import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/calls/too-large.md
var __pageData = JSON.parse(
  '{"title":"calls/too-large","description":"","frontmatter":{},"headers":[],"relativePath":"errors/calls/too-large.md","filePath":"errors/calls/too-large.md"}',
)
var _sfc_main = { name: 'errors/calls/too-large.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="callstoo-large" tabindex="-1"><code>calls/too-large</code> <a class="header-anchor" href="#callstoo-large" aria-label="Permalink to “calls/too-large”">​</a></h1><blockquote><p>The batch is too large</p></blockquote><p>Thrown as <code>CallsError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet refused the number of calls. Where the calls are separate transactions, the limit is 100 calls, and 128 KiB for all.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Send fewer calls at a time.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/calls/too-large.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var too_large_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, too_large_default as default }
