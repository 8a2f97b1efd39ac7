import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/rpc-error.md
var __pageData = JSON.parse(
  '{"title":"frame/rpc-error","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/rpc-error.md","filePath":"errors/frame/rpc-error.md"}',
)
var _sfc_main = { name: 'errors/frame/rpc-error.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="framerpc-error" tabindex="-1"><code>frame/rpc-error</code> <a class="header-anchor" href="#framerpc-error" aria-label="Permalink to “frame/rpc-error”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>, or as <code>SecureFrameError</code> of <code>@latchkit/secure-frame-client</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The secure frame answered a request with a number of JSON-RPC, EIP-1193 or EIP-5792, which is in <code>rpcCode</code>. Core throws the error of that number, such as <a href="./../rpc/user-rejected.html"><code>rpc/user-rejected</code></a>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>See the error of the number.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/frame/rpc-error.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var rpc_error_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, rpc_error_default as default }
