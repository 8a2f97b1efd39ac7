import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/networks/invalid.md
var __pageData = JSON.parse(
  '{"title":"networks/invalid","description":"","frontmatter":{},"headers":[],"relativePath":"errors/networks/invalid.md","filePath":"errors/networks/invalid.md"}',
)
var _sfc_main = { name: 'errors/networks/invalid.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="networksinvalid" tabindex="-1"><code>networks/invalid</code> <a class="header-anchor" href="#networksinvalid" aria-label="Permalink to “networks/invalid”">​</a></h1><blockquote><p>{path} {reason}</p></blockquote><p>Thrown as <code>InvalidNetworkError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A field of the network object is missing or has the wrong shape. The message names the field.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Fix the field. Networks of <code>@latchkit/core/networks</code> and chains of <code>viem/chains</code> are valid without changes.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/networks/invalid.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_default as default }
