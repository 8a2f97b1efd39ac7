import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/aborted.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/aborted","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/aborted.md","filePath":"errors/walletconnect/aborted.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/aborted.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectaborted" tabindex="-1"><code>walletconnect/aborted</code> <a class="header-anchor" href="#walletconnectaborted" aria-label="Permalink to “walletconnect/aborted”">​</a></h1><blockquote><p>The request was given up</p></blockquote><p>Thrown as <code>AbortedError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The <code>signal</code> of the call was aborted, or the proposal was cancelled, before the wallet answered.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing: the app cancelled it.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/aborted.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var aborted_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, aborted_default as default }
