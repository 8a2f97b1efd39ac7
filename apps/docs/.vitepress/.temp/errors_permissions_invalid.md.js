import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/permissions/invalid.md
var __pageData = JSON.parse(
  '{"title":"permissions/invalid","description":"","frontmatter":{},"headers":[],"relativePath":"errors/permissions/invalid.md","filePath":"errors/permissions/invalid.md"}',
)
var _sfc_main = { name: 'errors/permissions/invalid.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="permissionsinvalid" tabindex="-1"><code>permissions/invalid</code> <a class="header-anchor" href="#permissionsinvalid" aria-label="Permalink to “permissions/invalid”">​</a></h1><blockquote><p>The permissions are invalid</p></blockquote><p>Thrown as <code>InvalidPermissionsError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The request for permissions does not have its form: the end is over, or more than a year away; an amount is not in hex, or 0; a field is absent, or not part of the type; a chain id is not in hex; a policy is given beside several permissions. Or the context of a permission that is to be revoked is not in hex. The message names the part.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Correct the request. The wallet was not asked. <code>expiry</code> is in seconds: <code>Math.floor(Date.now() / 1000) + 86_400</code> is a day from now.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/permissions/invalid.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_default as default }
