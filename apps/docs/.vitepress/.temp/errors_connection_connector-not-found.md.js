import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/connection/connector-not-found.md
var __pageData = JSON.parse(
  '{"title":"connection/connector-not-found","description":"","frontmatter":{},"headers":[],"relativePath":"errors/connection/connector-not-found.md","filePath":"errors/connection/connector-not-found.md"}',
)
var _sfc_main = { name: 'errors/connection/connector-not-found.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="connectionconnector-not-found" tabindex="-1"><code>connection/connector-not-found</code> <a class="header-anchor" href="#connectionconnector-not-found" aria-label="Permalink to “connection/connector-not-found”">​</a></h1><blockquote><p>No wallet with the id &quot;{connectorId}&quot; was found</p></blockquote><p>Thrown as <code>ConnectorNotFoundError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The extension is missing or still starting, or the id belongs to another namespace.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Read the available connectors from <code>connectorsAtom</code> and subscribe to it: wallets may announce themselves late.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/connection/connector-not-found.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var connector_not_found_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, connector_not_found_default as default }
