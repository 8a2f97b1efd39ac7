import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/activity/nonce-ignored.md
var __pageData = JSON.parse(
  '{"title":"activity/nonce-ignored","description":"","frontmatter":{},"headers":[],"relativePath":"errors/activity/nonce-ignored.md","filePath":"errors/activity/nonce-ignored.md"}',
)
var _sfc_main = { name: 'errors/activity/nonce-ignored.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="activitynonce-ignored" tabindex="-1"><code>activity/nonce-ignored</code> <a class="header-anchor" href="#activitynonce-ignored" aria-label="Permalink to “activity/nonce-ignored”">​</a></h1><blockquote><p>The wallet has sent a second transaction instead of a replacement</p></blockquote><p>Thrown as <code>ReplacementError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet broadcast a transaction with another nonce than requested. The kit read that nonce from the chain. Both transactions can be executed: if the first one was a payment, it is paid twice.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the message. The second transaction is one of the pending transactions, and both can be replaced in the wallet itself. The kit offers no replacement of transactions of that wallet any more.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/activity/nonce-ignored.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var nonce_ignored_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, nonce_ignored_default as default }
