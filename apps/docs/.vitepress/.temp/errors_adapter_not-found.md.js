import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/adapter/not-found.md
var __pageData = JSON.parse(
  '{"title":"adapter/not-found","description":"","frontmatter":{},"headers":[],"relativePath":"errors/adapter/not-found.md","filePath":"errors/adapter/not-found.md"}',
)
var _sfc_main = { name: 'errors/adapter/not-found.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="adapternot-found" tabindex="-1"><code>adapter/not-found</code> <a class="header-anchor" href="#adapternot-found" aria-label="Permalink to “adapter/not-found”">​</a></h1><blockquote><p>Adapter not found</p></blockquote><p>Thrown as <code>AdapterNotFoundError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The client was created without an adapter for the requested namespace.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass an adapter in <code>adapters</code> of <code>createClient</code>, such as <code>wagmiAdapter()</code> for <code>eip155</code>, or do not offer the features that need it. <code>client.diagnostics()</code> lists what is off.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/adapter/not-found.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_found_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_found_default as default }
