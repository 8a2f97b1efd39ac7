import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/rpc/unrecognized-chain.md
var __pageData = JSON.parse(
  '{"title":"rpc/unrecognized-chain","description":"","frontmatter":{},"headers":[],"relativePath":"errors/rpc/unrecognized-chain.md","filePath":"errors/rpc/unrecognized-chain.md"}',
)
var _sfc_main = { name: 'errors/rpc/unrecognized-chain.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="rpcunrecognized-chain" tabindex="-1"><code>rpc/unrecognized-chain</code> <a class="header-anchor" href="#rpcunrecognized-chain" aria-label="Permalink to “rpc/unrecognized-chain”">​</a></h1><blockquote><p>The wallet does not know this chain</p></blockquote><p>Thrown as <code>UnrecognizedChainError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The chain has to be added to the wallet before the wallet can switch to it (code 4902). <code>switchNetwork</code> offers this itself if the wallet supports it.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer another network if the user declined to add this network.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/rpc/unrecognized-chain.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unrecognized_chain_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unrecognized_chain_default as default }
