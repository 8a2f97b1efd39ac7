import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/account-changed.md
var __pageData = JSON.parse(
  '{"title":"swap/account-changed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/account-changed.md","filePath":"errors/swap/account-changed.md"}',
)
var _sfc_main = { name: 'errors/swap/account-changed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapaccount-changed" tabindex="-1"><code>swap/account-changed</code> <a class="header-anchor" href="#swapaccount-changed" aria-label="Permalink to “swap/account-changed”">​</a></h1><blockquote><p>The account or the network has changed</p></blockquote><p>Thrown as <code>SwapAccountChangedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The active account or network is not the one that the preview was made for.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>The swap was not sent. Call <code>prepareSwap</code> again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/swap/account-changed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var account_changed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, account_changed_default as default }
