import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/requests/method-not-found.md
var __pageData = JSON.parse(
  '{"title":"requests/method-not-found","description":"","frontmatter":{},"headers":[],"relativePath":"errors/requests/method-not-found.md","filePath":"errors/requests/method-not-found.md"}',
)
var _sfc_main = { name: 'errors/requests/method-not-found.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="requestsmethod-not-found" tabindex="-1"><code>requests/method-not-found</code> <a class="header-anchor" href="#requestsmethod-not-found" aria-label="Permalink to “requests/method-not-found”">​</a></h1><blockquote><p>The method does not exist</p></blockquote><p>Thrown as <code>MethodNotFoundError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>An embedded wallet does not have the method. Libraries send such a request to test what a wallet supports. The request did not reach the wallet, the modal shows nothing, and pending requests stay pending. A provider throws it with the JSON-RPC code -32601 as <code>code</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Use a method of <a href="./../../guides/requests.html">the policy</a>, or offer the action only to wallets of other types. <code>connector.type</code> is the type of the wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/requests/method-not-found.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var method_not_found_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, method_not_found_default as default }
