import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/unknown-provider.md
var __pageData = JSON.parse(
  '{"title":"siwx/unknown-provider","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/unknown-provider.md","filePath":"errors/siwx/unknown-provider.md"}',
)
var _sfc_main = { name: 'errors/siwx/unknown-provider.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxunknown-provider" tabindex="-1"><code>siwx/unknown-provider</code> <a class="header-anchor" href="#siwxunknown-provider" aria-label="Permalink to “siwx/unknown-provider”">​</a></h1><blockquote><p>The session server has no provider &quot;{provider}&quot;</p></blockquote><p>Thrown as <code>UnknownProviderError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>GET providers</code> of the session server does not list a provider with this id.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass the <code>id</code> of the credentials provider as <code>provider</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/siwx/unknown-provider.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unknown_provider_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unknown_provider_default as default }
