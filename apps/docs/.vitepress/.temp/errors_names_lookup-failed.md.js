import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/names/lookup-failed.md
var __pageData = JSON.parse(
  '{"title":"names/lookup-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/names/lookup-failed.md","filePath":"errors/names/lookup-failed.md"}',
)
var _sfc_main = { name: 'errors/names/lookup-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="nameslookup-failed" tabindex="-1"><code>names/lookup-failed</code> <a class="header-anchor" href="#nameslookup-failed" aria-label="Permalink to “names/lookup-failed”">​</a></h1><blockquote><p>Error fetching names for address</p></blockquote><p>Thrown as <code>NameLookupError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway could not be reached, or cannot reach the chain with ENS; <code>cause</code> has the error of the call.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the message, or the address alone.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/names/lookup-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var lookup_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, lookup_failed_default as default }
