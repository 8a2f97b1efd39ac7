import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/clock-skew.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/clock-skew","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/clock-skew.md","filePath":"errors/walletconnect/clock-skew.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/clock-skew.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectclock-skew" tabindex="-1"><code>walletconnect/clock-skew</code> <a class="header-anchor" href="#walletconnectclock-skew" aria-label="Permalink to “walletconnect/clock-skew”">​</a></h1><blockquote><p>The clock of this device is wrong</p></blockquote><p>Thrown as <code>ClockSkewError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>Each connection is opened with a token that has its creation time and is valid for one day. By the relay&#39;s clock it was created in the future, or has already expired (<code>JWT validation error: token not yet valid</code>).</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user to set the date and time of the device, then try again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/clock-skew.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var clock_skew_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, clock_skew_default as default }
