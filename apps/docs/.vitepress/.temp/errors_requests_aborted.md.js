import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/requests/aborted.md
var __pageData = JSON.parse(
  '{"title":"requests/aborted","description":"","frontmatter":{},"headers":[],"relativePath":"errors/requests/aborted.md","filePath":"errors/requests/aborted.md"}',
)
var _sfc_main = { name: 'errors/requests/aborted.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="requestsaborted" tabindex="-1"><code>requests/aborted</code> <a class="header-anchor" href="#requestsaborted" aria-label="Permalink to “requests/aborted”">​</a></h1><blockquote><p>Request was aborted</p></blockquote><p>Thrown as <code>RequestAbortedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The request to an embedded wallet was cancelled before the wallet answered: the user pressed &quot;Reject&quot;, went back or closed the modal, or the app called <code>rejectRequest</code> or <code>rejectRequests</code>. A provider throws it with the EIP-1193 code 4001 as <code>code</code>, as for every request that the user rejects.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to try again. Do not repeat the request automatically. <a href="./../../guides/requests.html">Requests to embedded wallets</a> lists when requests are rejected.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/requests/aborted.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var aborted_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, aborted_default as default }
