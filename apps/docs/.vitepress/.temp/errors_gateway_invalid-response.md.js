import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/gateway/invalid-response.md
var __pageData = JSON.parse(
  '{"title":"gateway/invalid-response","description":"","frontmatter":{},"headers":[],"relativePath":"errors/gateway/invalid-response.md","filePath":"errors/gateway/invalid-response.md"}',
)
var _sfc_main = { name: 'errors/gateway/invalid-response.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="gatewayinvalid-response" tabindex="-1"><code>gateway/invalid-response</code> <a class="header-anchor" href="#gatewayinvalid-response" aria-label="Permalink to “gateway/invalid-response”">​</a></h1><blockquote><p>The gateway answered in an unknown form</p></blockquote><p>Thrown as <code>GatewayResponseError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The response is JSON but does not have the expected shape: <code>gateway.url</code> belongs to another service or to another version of the gateway. The message names the first wrong field.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Open <code>{gateway.url}/getWallets</code> and compare. A single malformed row does not cause this error: it is skipped and logged.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/gateway/invalid-response.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_response_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_response_default as default }
