import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/send/decimals-mismatch.md
var __pageData = JSON.parse(
  '{"title":"send/decimals-mismatch","description":"","frontmatter":{},"headers":[],"relativePath":"errors/send/decimals-mismatch.md","filePath":"errors/send/decimals-mismatch.md"}',
)
var _sfc_main = { name: 'errors/send/decimals-mismatch.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="senddecimals-mismatch" tabindex="-1"><code>send/decimals-mismatch</code> <a class="header-anchor" href="#senddecimals-mismatch" aria-label="Permalink to “send/decimals-mismatch”">​</a></h1><blockquote><p>The decimals of the token are not certain</p></blockquote><p>Thrown as <code>DecimalsMismatchError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway or the wallet lists the token with other decimals than its contract reports. The amount that was entered would be another one on the chain.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing was sent. Do not send this token from this list. If it is your gateway, correct its token list; if it is a wallet, report it to its vendor.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/send/decimals-mismatch.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var decimals_mismatch_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, decimals_mismatch_default as default }
