import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/pending.md
var __pageData = JSON.parse(
  '{"title":"swap/pending","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/pending.md","filePath":"errors/swap/pending.md"}',
)
var _sfc_main = { name: 'errors/swap/pending.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swappending" tabindex="-1"><code>swap/pending</code> <a class="header-anchor" href="#swappending" aria-label="Permalink to “swap/pending”">​</a></h1><blockquote><p>Another swap waits in the wallet</p></blockquote><p>Thrown as <code>SwapPendingError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet has not answered an earlier swap, or the approval for it.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Approve or reject it in the wallet first, so that nothing is swapped twice.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/swap/pending.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var pending_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, pending_default as default }
