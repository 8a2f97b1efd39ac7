import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/unavailable.md
var __pageData = JSON.parse(
  '{"title":"frame/unavailable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/unavailable.md","filePath":"errors/frame/unavailable.md"}',
)
var _sfc_main = { name: 'errors/frame/unavailable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameunavailable" tabindex="-1"><code>frame/unavailable</code> <a class="header-anchor" href="#frameunavailable" aria-label="Permalink to “frame/unavailable”">​</a></h1><blockquote><p>Unable to load email login dependency</p></blockquote><p>Thrown as <code>FrameUnavailableError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>There is no option <code>secureFrame</code>, no adapter of a namespace with embedded wallets, or the client of the frame could not be loaded.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass <code>secureFrame: { url }</code> and an adapter for eip155 or solana. With <code>createClient</code> pass <code>load</code> as well.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/frame/unavailable.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unavailable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unavailable_default as default }
