import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/activity/unavailable.md
var __pageData = JSON.parse(
  '{"title":"activity/unavailable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/activity/unavailable.md","filePath":"errors/activity/unavailable.md"}',
)
var _sfc_main = { name: 'errors/activity/unavailable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="activityunavailable" tabindex="-1"><code>activity/unavailable</code> <a class="header-anchor" href="#activityunavailable" aria-label="Permalink to “activity/unavailable”">​</a></h1><blockquote><p>Failed to fetch transactions</p></blockquote><p>Thrown as <code>TransactionsUnavailableError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway failed or answered in an unknown form. <code>cause</code> has the error of the call.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the message and the pages that are there. <code>refetch</code>, or <code>fetchNextPage</code> for a later page, asks again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/activity/unavailable.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unavailable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unavailable_default as default }
