import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/calls/capability-not-supported.md
var __pageData = JSON.parse(
  '{"title":"calls/capability-not-supported","description":"","frontmatter":{},"headers":[],"relativePath":"errors/calls/capability-not-supported.md","filePath":"errors/calls/capability-not-supported.md"}',
)
var _sfc_main = { name: 'errors/calls/capability-not-supported.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="callscapability-not-supported" tabindex="-1"><code>calls/capability-not-supported</code> <a class="header-anchor" href="#callscapability-not-supported" aria-label="Permalink to “calls/capability-not-supported”">​</a></h1><blockquote><p>The wallet lacks a capability that the calls need</p></blockquote><p>Thrown as <code>CallsError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The batch, or one of its calls, asks for a capability without <code>optional: true</code>, and the wallet does not have it. A wallet without <code>wallet_sendCalls</code> has none, so it was not asked at all.</p><p>The embedded wallet answers it for a <code>paymasterService</code> whose origin the project of the secure site does not list, and for the eoa, which always pays its fees itself.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Mark the capability as optional, or read <code>getCapabilities</code> first and offer another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/calls/capability-not-supported.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var capability_not_supported_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, capability_not_supported_default as default }
