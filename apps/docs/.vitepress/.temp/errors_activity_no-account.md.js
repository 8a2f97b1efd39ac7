import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/activity/no-account.md
var __pageData = JSON.parse(
  '{"title":"activity/no-account","description":"","frontmatter":{},"headers":[],"relativePath":"errors/activity/no-account.md","filePath":"errors/activity/no-account.md"}',
)
var _sfc_main = { name: 'errors/activity/no-account.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="activityno-account" tabindex="-1"><code>activity/no-account</code> <a class="header-anchor" href="#activityno-account" aria-label="Permalink to “activity/no-account”">​</a></h1><blockquote><p>Transactions can&#39;t be fetched without an accountAddress</p></blockquote><p>Thrown as <code>AccountAddressMissingError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>transactionsInfiniteQueryOptions</code> was used without an address, such as that of an account that is not connected.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Use the query while an account is connected, or pass an address. <code>useTransactions</code> does so itself.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/activity/no-account.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var no_account_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, no_account_default as default }
