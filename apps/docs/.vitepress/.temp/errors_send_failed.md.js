import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/send/failed.md
var __pageData = JSON.parse(
  '{"title":"send/failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/send/failed.md","filePath":"errors/send/failed.md"}',
)
var _sfc_main = { name: 'errors/send/failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="sendfailed" tabindex="-1"><code>send/failed</code> <a class="header-anchor" href="#sendfailed" aria-label="Permalink to “send/failed”">​</a></h1><blockquote><p>Failed to send transaction. Please try again.</p></blockquote><p>Thrown as <code>SendFailedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The user rejected the transfer in the wallet, or it failed before it had a hash. <code>cause</code> has the error of the adapter, such as <code>rpc/user-rejected</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to try again; the form keeps its values. Do not repeat it automatically: the wallet may have broadcast it although it answered with an error.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/send/failed.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, failed_default as default }
