import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/connection/disconnect-failed.md
var __pageData = JSON.parse(
  '{"title":"connection/disconnect-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/connection/disconnect-failed.md","filePath":"errors/connection/disconnect-failed.md"}',
)
var _sfc_main = { name: 'errors/connection/disconnect-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="connectiondisconnect-failed" tabindex="-1"><code>connection/disconnect-failed</code> <a class="header-anchor" href="#connectiondisconnect-failed" aria-label="Permalink to “connection/disconnect-failed”">​</a></h1><blockquote><p>Failed to disconnect</p></blockquote><p>Thrown as <code>DisconnectFailedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>At least one wallet refused or failed to disconnect. All others were disconnected. The first failure is the <code>cause</code>. The adapters of Latchkit end the connection in the page all the same, so that only the wallet may still list the site.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>The user can remove the site in the wallet. Call <code>disconnect</code> again if <code>accountAtom</code> is still connected, which an adapter of your own may leave so.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/connection/disconnect-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var disconnect_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, disconnect_failed_default as default }
