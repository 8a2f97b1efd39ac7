import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/approval-not-created.md
var __pageData = JSON.parse(
  '{"title":"swap/approval-not-created","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/approval-not-created.md","filePath":"errors/swap/approval-not-created.md"}',
)
var _sfc_main = { name: 'errors/swap/approval-not-created.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapapproval-not-created" tabindex="-1"><code>swap/approval-not-created</code> <a class="header-anchor" href="#swapapproval-not-created" aria-label="Permalink to “swap/approval-not-created”">​</a></h1><blockquote><p>Failed to create approval transaction</p></blockquote><p>Thrown as <code>ApprovalNotCreatedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway did not make the approval: it failed, or the token refuses one. <code>cause</code> says which.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing was sent. Try again, or choose another token.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/swap/approval-not-created.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var approval_not_created_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, approval_not_created_default as default }
