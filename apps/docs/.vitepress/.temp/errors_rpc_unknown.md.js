import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/rpc/unknown.md
var __pageData = JSON.parse(
  '{"title":"rpc/unknown","description":"","frontmatter":{},"headers":[],"relativePath":"errors/rpc/unknown.md","filePath":"errors/rpc/unknown.md"}',
)
var _sfc_main = { name: 'errors/rpc/unknown.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="rpcunknown" tabindex="-1"><code>rpc/unknown</code> <a class="header-anchor" href="#rpcunknown" aria-label="Permalink to “rpc/unknown”">​</a></h1><blockquote><p>The wallet or the network answered with an error</p></blockquote><p>Thrown as <code>ProviderRpcError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The error has a code that Latchkit does not know. <code>rpcCode</code> is the code, or 5000 if there was none. <code>details</code> and <code>cause</code> have the rest. For the embedded wallet the message is the one of the secure frame, such as &quot;The bundler of this chain does not answer&quot;.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to try again, or another wallet. If it happens often, report it so that it can get its own code.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/rpc/unknown.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unknown_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unknown_default as default }
