import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/connection/account-not-found.md
var __pageData = JSON.parse(
  '{"title":"connection/account-not-found","description":"","frontmatter":{},"headers":[],"relativePath":"errors/connection/account-not-found.md","filePath":"errors/connection/account-not-found.md"}',
)
var _sfc_main = { name: 'errors/connection/account-not-found.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="connectionaccount-not-found" tabindex="-1"><code>connection/account-not-found</code> <a class="header-anchor" href="#connectionaccount-not-found" aria-label="Permalink to “connection/account-not-found”">​</a></h1><blockquote><p>The connected wallet has no account &quot;{address}&quot;</p></blockquote><p>Thrown as <code>AccountNotFoundError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>switchAccount</code> received an address that the active wallet of the namespace did not share with the app.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Use one of <code>allAccounts</code>. For an account of another connected wallet, call <code>switchConnection</code> first. If the wallet did not share the account, the user has to add it in the wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/connection/account-not-found.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var account_not_found_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, account_not_found_default as default }
