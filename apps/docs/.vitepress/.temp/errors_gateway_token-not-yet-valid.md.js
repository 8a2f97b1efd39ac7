import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/gateway/token-not-yet-valid.md
var __pageData = JSON.parse(
  '{"title":"gateway/token-not-yet-valid","description":"","frontmatter":{},"headers":[],"relativePath":"errors/gateway/token-not-yet-valid.md","filePath":"errors/gateway/token-not-yet-valid.md"}',
)
var _sfc_main = { name: 'errors/gateway/token-not-yet-valid.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="gatewaytoken-not-yet-valid" tabindex="-1"><code>gateway/token-not-yet-valid</code> <a class="header-anchor" href="#gatewaytoken-not-yet-valid" aria-label="Permalink to “gateway/token-not-yet-valid”">​</a></h1><blockquote><p>Session Expired</p></blockquote><p>Thrown as <code>TokenNotYetValidError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The token becomes valid in the future according to the gateway&#39;s clock.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Set the clock of the device and try again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/gateway/token-not-yet-valid.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var token_not_yet_valid_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, token_not_yet_valid_default as default }
