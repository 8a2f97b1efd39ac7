import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/requests/not-allowed.md
var __pageData = JSON.parse(
  '{"title":"requests/not-allowed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/requests/not-allowed.md","filePath":"errors/requests/not-allowed.md"}',
)
var _sfc_main = { name: 'errors/requests/not-allowed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="requestsnot-allowed" tabindex="-1"><code>requests/not-allowed</code> <a class="header-anchor" href="#requestsnot-allowed" aria-label="Permalink to “requests/not-allowed”">​</a></h1><blockquote><p>Requested RPC call is not allowed</p></blockquote><p>Thrown as <code>RequestNotAllowedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The method asks for a signature or a change that an embedded wallet does not allow, such as <code>eth_sign</code>. The request did not reach the wallet. All pending requests were rejected with the same error, and the modal shows &quot;Action not allowed&quot;. A provider throws it with the EIP-1193 code 4200 as <code>code</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Use a method of <a href="./../../guides/requests.html">the policy</a>, such as <code>personal_sign</code> instead of <code>eth_sign</code>, or offer the action only to wallets of other types. <code>connector.type</code> is the type of the wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/requests/not-allowed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_allowed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_allowed_default as default }
