import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/client/duplicate-core.md
var __pageData = JSON.parse(
  '{"title":"client/duplicate-core","description":"","frontmatter":{},"headers":[],"relativePath":"errors/client/duplicate-core.md","filePath":"errors/client/duplicate-core.md"}',
)
var _sfc_main = { name: 'errors/client/duplicate-core.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="clientduplicate-core" tabindex="-1"><code>client/duplicate-core</code> <a class="header-anchor" href="#clientduplicate-core" aria-label="Permalink to “client/duplicate-core”">​</a></h1><blockquote><p>Two versions of @latchkit/core are on this page</p></blockquote><p>Thrown as <code>DuplicateCoreError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>Two copies of different versions were loaded. They do not share state, so connections in one copy would be missing in the other.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Use the same version of every <code>@latchkit</code> package, install again, and look for a second copy with <code>npm ls @latchkit/core</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/client/duplicate-core.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var duplicate_core_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, duplicate_core_default as default }
