import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/approval-failed.md
var __pageData = JSON.parse(
  '{"title":"swap/approval-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/approval-failed.md","filePath":"errors/swap/approval-failed.md"}',
)
var _sfc_main = { name: 'errors/swap/approval-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapapproval-failed" tabindex="-1"><code>swap/approval-failed</code> <a class="header-anchor" href="#swapapproval-failed" aria-label="Permalink to “swap/approval-failed”">​</a></h1><blockquote><p>Transaction error</p></blockquote><p>Thrown as <code>ApprovalFailedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The user rejected the approval in the wallet, or it was replaced or reverted on the chain.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing was swapped. The form keeps its values; press again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/swap/approval-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var approval_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, approval_failed_default as default }
