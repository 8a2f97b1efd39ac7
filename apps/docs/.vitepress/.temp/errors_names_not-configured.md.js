import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/names/not-configured.md
var __pageData = JSON.parse(
  '{"title":"names/not-configured","description":"","frontmatter":{},"headers":[],"relativePath":"errors/names/not-configured.md","filePath":"errors/names/not-configured.md"}',
)
var _sfc_main = { name: 'errors/names/not-configured.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="namesnot-configured" tabindex="-1"><code>names/not-configured</code> <a class="header-anchor" href="#namesnot-configured" aria-label="Permalink to “names/not-configured”">​</a></h1><blockquote><p>Names are not registered by this app</p></blockquote><p>Thrown as <code>NamesNotConfiguredError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>registerName</code> was called by a client without the option <code>names</code>, with a <code>names.parent</code> that is not a name in lower case, or without a gateway.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass <code>names: { parent }</code>, such as <code>acme.eth</code>, and <code>gateway: { url }</code> to the client (<a href="./../../guides/names.html">how</a>).</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/names/not-configured.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_configured_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_configured_default as default }
