import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/calls/not-atomic.md
var __pageData = JSON.parse(
  '{"title":"calls/not-atomic","description":"","frontmatter":{},"headers":[],"relativePath":"errors/calls/not-atomic.md","filePath":"errors/calls/not-atomic.md"}',
)
var _sfc_main = { name: 'errors/calls/not-atomic.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="callsnot-atomic" tabindex="-1"><code>calls/not-atomic</code> <a class="header-anchor" href="#callsnot-atomic" aria-label="Permalink to “calls/not-atomic”">​</a></h1><blockquote><p>The wallet cannot send the calls as one</p></blockquote><p>Thrown as <code>CallsError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The batch has several calls and <code>atomicRequired</code>, and the wallet cannot execute all of them or none. A wallet without <code>wallet_sendCalls</code> was not asked at all.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Read <code>getCapabilities</code> first: <code>atomic.status</code> is <code>supported</code> or <code>ready</code> where it works. Otherwise send the calls without <code>atomicRequired</code>, or offer another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/calls/not-atomic.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_atomic_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_atomic_default as default }
