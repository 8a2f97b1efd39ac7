import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/activity/not-indexed.md
var __pageData = JSON.parse(
  '{"title":"activity/not-indexed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/activity/not-indexed.md","filePath":"errors/activity/not-indexed.md"}',
)
var _sfc_main = { name: 'errors/activity/not-indexed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="activitynot-indexed" tabindex="-1"><code>activity/not-indexed</code> <a class="header-anchor" href="#activitynot-indexed" aria-label="Permalink to “activity/not-indexed”">​</a></h1><blockquote><p>Past transactions are not available on this network</p></blockquote><p>Thrown as <code>ChainNotIndexedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway answered with 501: it has no index of the chain.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>List the chain in <code>INDEX</code> of the <a href="./../../self-hosting/gateway.html">gateway</a>, or say that there are no past transactions on this network. Asking again does not help.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/activity/not-indexed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_indexed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_indexed_default as default }
