import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/client/destroyed.md
var __pageData = JSON.parse(
  '{"title":"client/destroyed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/client/destroyed.md","filePath":"errors/client/destroyed.md"}',
)
var _sfc_main = { name: 'errors/client/destroyed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="clientdestroyed" tabindex="-1"><code>client/destroyed</code> <a class="header-anchor" href="#clientdestroyed" aria-label="Permalink to “client/destroyed”">​</a></h1><blockquote><p>This client was destroyed</p></blockquote><p>Thrown as <code>ClientDestroyedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>start()</code> was called after <code>destroy()</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Create a new client with <code>createClient</code>. To pause a client, call the function that <code>start()</code> returned instead of <code>destroy()</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/client/destroyed.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var destroyed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, destroyed_default as default }
