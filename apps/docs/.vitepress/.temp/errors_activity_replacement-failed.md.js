import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/activity/replacement-failed.md
var __pageData = JSON.parse(
  '{"title":"activity/replacement-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/activity/replacement-failed.md","filePath":"errors/activity/replacement-failed.md"}',
)
var _sfc_main = { name: 'errors/activity/replacement-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="activityreplacement-failed" tabindex="-1"><code>activity/replacement-failed</code> <a class="header-anchor" href="#activityreplacement-failed" aria-label="Permalink to “activity/replacement-failed”">​</a></h1><blockquote><p>The wallet did not replace the transaction</p></blockquote><p>Thrown as <code>ReplacementError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The user rejected the request, the account cannot pay the higher fee, or a node did not answer. <code>cause</code> has the error.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>The transaction is still pending. Call <code>replaceTransaction</code> again, or wait.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/activity/replacement-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var replacement_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, replacement_failed_default as default }
