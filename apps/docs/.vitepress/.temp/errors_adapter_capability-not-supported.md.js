import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/adapter/capability-not-supported.md
var __pageData = JSON.parse(
  '{"title":"adapter/capability-not-supported","description":"","frontmatter":{},"headers":[],"relativePath":"errors/adapter/capability-not-supported.md","filePath":"errors/adapter/capability-not-supported.md"}',
)
var _sfc_main = { name: 'errors/adapter/capability-not-supported.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="adaptercapability-not-supported" tabindex="-1"><code>adapter/capability-not-supported</code> <a class="header-anchor" href="#adaptercapability-not-supported" aria-label="Permalink to “adapter/capability-not-supported”">​</a></h1><blockquote><p>{capability} is not supported</p></blockquote><p>Thrown as <code>CapabilityNotSupportedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The adapter does not have the capability, or the connected wallet does not support it.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check before you offer the feature. A capability is a method of the adapter and is absent if the adapter does not support it. For a single wallet, read <code>getCapabilities</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/adapter/capability-not-supported.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var capability_not_supported_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, capability_not_supported_default as default }
