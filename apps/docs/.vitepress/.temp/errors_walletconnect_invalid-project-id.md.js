import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/invalid-project-id.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/invalid-project-id","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/invalid-project-id.md","filePath":"errors/walletconnect/invalid-project-id.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/invalid-project-id.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectinvalid-project-id" tabindex="-1"><code>walletconnect/invalid-project-id</code> <a class="header-anchor" href="#walletconnectinvalid-project-id" aria-label="Permalink to “walletconnect/invalid-project-id”">​</a></h1><blockquote><p>The relay does not know this project</p></blockquote><p>Thrown as <code>InvalidProjectIdError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>projectId</code> is wrong, or missing although the relay requires it (<code>Unauthorized: invalid key</code>).</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check <code>projectId</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/invalid-project-id.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_project_id_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_project_id_default as default }
