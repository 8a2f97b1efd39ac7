import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/permissions/not-allowed.md
var __pageData = JSON.parse(
  '{"title":"permissions/not-allowed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/permissions/not-allowed.md","filePath":"errors/permissions/not-allowed.md"}',
)
var _sfc_main = { name: 'errors/permissions/not-allowed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="permissionsnot-allowed" tabindex="-1"><code>permissions/not-allowed</code> <a class="header-anchor" href="#permissionsnot-allowed" aria-label="Permalink to “permissions/not-allowed”">​</a></h1><blockquote><p>Action not allowed</p></blockquote><p>Thrown as <code>ActionNotAllowedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>Permissions are granted, listed or revoked, but <code>features.smartSessions</code> is false, as it is by default.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass <code>features: { smartSessions: true }</code> to <code>createLatchkit</code> or <code>createClient</code>, or do not offer what needs permissions.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/permissions/not-allowed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_allowed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_allowed_default as default }
