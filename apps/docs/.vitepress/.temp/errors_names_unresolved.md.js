import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/names/unresolved.md
var __pageData = JSON.parse(
  '{"title":"names/unresolved","description":"","frontmatter":{},"headers":[],"relativePath":"errors/names/unresolved.md","filePath":"errors/names/unresolved.md"}',
)
var _sfc_main = { name: 'errors/names/unresolved.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="namesunresolved" tabindex="-1"><code>names/unresolved</code> <a class="header-anchor" href="#namesunresolved" aria-label="Permalink to “names/unresolved”">​</a></h1><blockquote><p>Error resolving name</p></blockquote><p>Thrown as <code>NameUnresolvedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The name has no address for this network, is not registered, or the gateway could not be reached; <code>cause</code> has the error of the call. Its addresses were read in this order: that of the chain (ENSIP-11), that of every EVM chain (ENSIP-19), that of Ethereum.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the message beside the field, and let the user paste an address. Names need a <a href="./../../self-hosting/gateway.html">gateway</a> and an eip155 network that is not a testnet, or <code>services: { names: true }</code> on the network.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/names/unresolved.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unresolved_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unresolved_default as default }
