import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/permissions/unsupported.md
var __pageData = JSON.parse(
  '{"title":"permissions/unsupported","description":"","frontmatter":{},"headers":[],"relativePath":"errors/permissions/unsupported.md","filePath":"errors/permissions/unsupported.md"}',
)
var _sfc_main = { name: 'errors/permissions/unsupported.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="permissionsunsupported" tabindex="-1"><code>permissions/unsupported</code> <a class="header-anchor" href="#permissionsunsupported" aria-label="Permalink to “permissions/unsupported”">​</a></h1><blockquote><p>The {part} {name} cannot be granted</p></blockquote><p>Thrown as <code>UnsupportedPermissionError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>No contract holds an account to what was asked for, so that more would be granted than the person is shown: operators other than <code>EQUAL</code>, the policies <code>rate-limit</code> and <code>gas-limit</code>, signers that are the wallet, a P-256 key or several keys, delegate calls, and types of permissions that are not known. <code>asked</code> has the name.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask for what there is: see <a href="./../../guides/permissions.html">permissions</a>. Nothing is granted in place of it. The wallet was not asked.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/permissions/unsupported.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unsupported_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unsupported_default as default }
