import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/rpc/unauthorized.md
var __pageData = JSON.parse(
  '{"title":"rpc/unauthorized","description":"","frontmatter":{},"headers":[],"relativePath":"errors/rpc/unauthorized.md","filePath":"errors/rpc/unauthorized.md"}',
)
var _sfc_main = { name: 'errors/rpc/unauthorized.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="rpcunauthorized" tabindex="-1"><code>rpc/unauthorized</code> <a class="header-anchor" href="#rpcunauthorized" aria-label="Permalink to “rpc/unauthorized”">​</a></h1><blockquote><p>The wallet has not allowed this</p></blockquote><p>Thrown as <code>UnauthorizedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The user has not given the app access to the account or the method (EIP-1193, 4100).</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Connect the account first, then repeat the request.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/rpc/unauthorized.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unauthorized_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unauthorized_default as default }
