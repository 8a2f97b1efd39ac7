import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/origin-not-allowed.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/origin-not-allowed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/origin-not-allowed.md","filePath":"errors/walletconnect/origin-not-allowed.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/origin-not-allowed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectorigin-not-allowed" tabindex="-1"><code>walletconnect/origin-not-allowed</code> <a class="header-anchor" href="#walletconnectorigin-not-allowed" aria-label="Permalink to “walletconnect/origin-not-allowed”">​</a></h1><blockquote><p>The relay does not serve this site</p></blockquote><p>Thrown as <code>OriginNotAllowedError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The project of <code>projectId</code> has a list of origins, and the page&#39;s origin is not on it (<code>Unauthorized: origin not allowed</code>).</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Add the origin to the project, with scheme and port.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/origin-not-allowed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var origin_not_allowed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, origin_not_allowed_default as default }
