import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/rpc/request-pending.md
var __pageData = JSON.parse(
  '{"title":"rpc/request-pending","description":"","frontmatter":{},"headers":[],"relativePath":"errors/rpc/request-pending.md","filePath":"errors/rpc/request-pending.md"}',
)
var _sfc_main = { name: 'errors/rpc/request-pending.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="rpcrequest-pending" tabindex="-1"><code>rpc/request-pending</code> <a class="header-anchor" href="#rpcrequest-pending" aria-label="Permalink to “rpc/request-pending”">​</a></h1><blockquote><p>The wallet is still busy with an earlier request</p></blockquote><p>Thrown as <code>RequestPendingError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet still shows an unanswered request and does not accept another (-32002).</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user to open the wallet. Do not repeat the request until the first is answered.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/rpc/request-pending.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var request_pending_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, request_pending_default as default }
