import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/allowance-failed.md
var __pageData = JSON.parse(
  '{"title":"swap/allowance-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/allowance-failed.md","filePath":"errors/swap/allowance-failed.md"}',
)
var _sfc_main = { name: 'errors/swap/allowance-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapallowance-failed" tabindex="-1"><code>swap/allowance-failed</code> <a class="header-anchor" href="#swapallowance-failed" aria-label="Permalink to “swap/allowance-failed”">​</a></h1><blockquote><p>Failed to check allowance</p></blockquote><p>Thrown as <code>AllowanceError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway did not say how much of the token the exchange may spend. <code>cause</code> says why.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing was sent. Try again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/swap/allowance-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var allowance_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, allowance_failed_default as default }
