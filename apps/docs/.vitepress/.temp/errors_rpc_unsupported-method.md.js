import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/rpc/unsupported-method.md
var __pageData = JSON.parse(
  '{"title":"rpc/unsupported-method","description":"","frontmatter":{},"headers":[],"relativePath":"errors/rpc/unsupported-method.md","filePath":"errors/rpc/unsupported-method.md"}',
)
var _sfc_main = { name: 'errors/rpc/unsupported-method.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="rpcunsupported-method" tabindex="-1"><code>rpc/unsupported-method</code> <a class="header-anchor" href="#rpcunsupported-method" aria-label="Permalink to “rpc/unsupported-method”">​</a></h1><blockquote><p>The wallet does not support this request</p></blockquote><p>Thrown as <code>UnsupportedMethodError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet does not have the method (EIP-1193, 4200; JSON-RPC, -32601).</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Read <code>getCapabilities</code> before you offer the feature, or offer another wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/rpc/unsupported-method.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unsupported_method_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unsupported_method_default as default }
