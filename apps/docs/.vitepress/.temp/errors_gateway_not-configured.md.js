import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/gateway/not-configured.md
var __pageData = JSON.parse(
  '{"title":"gateway/not-configured","description":"","frontmatter":{},"headers":[],"relativePath":"errors/gateway/not-configured.md","filePath":"errors/gateway/not-configured.md"}',
)
var _sfc_main = { name: 'errors/gateway/not-configured.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="gatewaynot-configured" tabindex="-1"><code>gateway/not-configured</code> <a class="header-anchor" href="#gatewaynot-configured" aria-label="Permalink to “gateway/not-configured”">​</a></h1><blockquote><p>No gateway is configured</p></blockquote><p>Thrown as <code>GatewayNotConfiguredError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The call needs the gateway, but the client was created without <code>gateway</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass <code>gateway: { url }</code>. Without a gateway the wallet list shows the built-in wallets.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/gateway/not-configured.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_configured_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_configured_default as default }
