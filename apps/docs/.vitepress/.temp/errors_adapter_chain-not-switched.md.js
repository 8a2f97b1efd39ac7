import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/adapter/chain-not-switched.md
var __pageData = JSON.parse(
  '{"title":"adapter/chain-not-switched","description":"","frontmatter":{},"headers":[],"relativePath":"errors/adapter/chain-not-switched.md","filePath":"errors/adapter/chain-not-switched.md"}',
)
var _sfc_main = { name: 'errors/adapter/chain-not-switched.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="adapterchain-not-switched" tabindex="-1"><code>adapter/chain-not-switched</code> <a class="header-anchor" href="#adapterchain-not-switched" aria-label="Permalink to “adapter/chain-not-switched”">​</a></h1><blockquote><p>The wallet did not switch its network</p></blockquote><p>Thrown as <code>ChainNotSwitchedError</code> of <code>@latchkit/adapter-wagmi</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet answered the request to switch its network without an error, and was still on another network ten seconds later. The chain of the wallet decides, not its answer: a transaction that follows would be sent on the wrong network.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user to choose the network in the wallet, then try again. If the wallet cannot have the network, offer another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/adapter/chain-not-switched.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var chain_not_switched_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, chain_not_switched_default as default }
