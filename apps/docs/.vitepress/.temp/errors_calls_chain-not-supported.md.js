import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/calls/chain-not-supported.md
var __pageData = JSON.parse(
  '{"title":"calls/chain-not-supported","description":"","frontmatter":{},"headers":[],"relativePath":"errors/calls/chain-not-supported.md","filePath":"errors/calls/chain-not-supported.md"}',
)
var _sfc_main = { name: 'errors/calls/chain-not-supported.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="callschain-not-supported" tabindex="-1"><code>calls/chain-not-supported</code> <a class="header-anchor" href="#callschain-not-supported" aria-label="Permalink to “calls/chain-not-supported”">​</a></h1><blockquote><p>The network of the calls is not supported</p></blockquote><p>Thrown as <code>CallsError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The client does not list the network, or the wallet does not support batches there.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Send the calls on another network, or add the network to the client.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/calls/chain-not-supported.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var chain_not_supported_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, chain_not_supported_default as default }
