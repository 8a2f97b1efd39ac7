import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/react/wallet-elsewhere.md
var __pageData = JSON.parse(
  '{"title":"react/wallet-elsewhere","description":"","frontmatter":{},"headers":[],"relativePath":"errors/react/wallet-elsewhere.md","filePath":"errors/react/wallet-elsewhere.md"}',
)
var _sfc_main = { name: 'errors/react/wallet-elsewhere.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="reactwallet-elsewhere" tabindex="-1"><code>react/wallet-elsewhere</code> <a class="header-anchor" href="#reactwallet-elsewhere" aria-label="Permalink to “react/wallet-elsewhere”">​</a></h1><blockquote><p>{name} is not in this browser</p></blockquote><p>Thrown as <code>WalletElsewhereError</code> of <code>@latchkit/react</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>connect(row)</code> of <code>useWalletList</code> was called with a row whose <code>via</code> is <code>pairing</code> or <code>install</code>. There is nothing in this browser that could be asked. The message says which of the two it is.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Call <code>connect(row)</code> for rows with <code>via: &#39;request&#39;</code>. For <code>pairing</code> render a component with <code>usePairing({ wallet: row })</code>, for <code>install</code> link to <code>row.installUrl</code>: <a href="./../../guides/custom-modal.html#the-list">your own modal</a>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/react/wallet-elsewhere.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var wallet_elsewhere_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, wallet_elsewhere_default as default }
