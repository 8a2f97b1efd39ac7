import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/names/network-not-found.md
var __pageData = JSON.parse(
  '{"title":"names/network-not-found","description":"","frontmatter":{},"headers":[],"relativePath":"errors/names/network-not-found.md","filePath":"errors/names/network-not-found.md"}',
)
var _sfc_main = { name: 'errors/names/network-not-found.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="namesnetwork-not-found" tabindex="-1"><code>names/network-not-found</code> <a class="header-anchor" href="#namesnetwork-not-found" aria-label="Permalink to “names/network-not-found”">​</a></h1><blockquote><p>Network not found</p></blockquote><p>Thrown as <code>NamesNetworkError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The network that is shown has no names: it is not of eip155, a testnet, not one of the app, or has <code>services: { names: false }</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Let the user switch the network.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/names/network-not-found.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var network_not_found_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, network_not_found_default as default }
