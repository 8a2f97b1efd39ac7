import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/calls/upgrade-rejected.md
var __pageData = JSON.parse(
  '{"title":"calls/upgrade-rejected","description":"","frontmatter":{},"headers":[],"relativePath":"errors/calls/upgrade-rejected.md","filePath":"errors/calls/upgrade-rejected.md"}',
)
var _sfc_main = { name: 'errors/calls/upgrade-rejected.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="callsupgrade-rejected" tabindex="-1"><code>calls/upgrade-rejected</code> <a class="header-anchor" href="#callsupgrade-rejected" aria-label="Permalink to “calls/upgrade-rejected”">​</a></h1><blockquote><p>The upgrade of the account, which could send the calls as one, was rejected</p></blockquote><p>Thrown as <code>CallsError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet could execute the calls as one after an upgrade of the account (EIP-7702), and the user rejected it. Nothing was sent. Some wallets answer this only where the calls have to be atomic; an embedded wallet does whenever the approval would upgrade the account.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to try again, or one transaction after another.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/calls/upgrade-rejected.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var upgrade_rejected_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, upgrade_rejected_default as default }
