import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/swap/not-created.md
var __pageData = JSON.parse(
  '{"title":"swap/not-created","description":"","frontmatter":{},"headers":[],"relativePath":"errors/swap/not-created.md","filePath":"errors/swap/not-created.md"}',
)
var _sfc_main = { name: 'errors/swap/not-created.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="swapnot-created" tabindex="-1"><code>swap/not-created</code> <a class="header-anchor" href="#swapnot-created" aria-label="Permalink to “swap/not-created”">​</a></h1><blockquote><p>Failed to create transaction</p></blockquote><p>Thrown as <code>SwapNotCreatedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway did not make the swap. It simulates it first, and refuses one that would revert.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing was swapped. Ask for a new quote and try again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/swap/not-created.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_created_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_created_default as default }
