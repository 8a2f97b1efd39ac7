import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/no-account.md
var __pageData = JSON.parse(
  '{"title":"siwx/no-account","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/no-account.md","filePath":"errors/siwx/no-account.md"}',
)
var _sfc_main = { name: 'errors/siwx/no-account.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxno-account" tabindex="-1"><code>siwx/no-account</code> <a class="header-anchor" href="#siwxno-account" aria-label="Permalink to “siwx/no-account”">​</a></h1><blockquote><p>No ActiveCaipAddress found</p></blockquote><p>Thrown as <code>NoActiveCaipAddressError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>No wallet is connected, so no account can sign.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Connect a wallet first, for example with <code>modal.open()</code>. <code>requestSignIn</code> of <code>useSiwx</code> does it.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/siwx/no-account.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var no_account_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, no_account_default as default }
