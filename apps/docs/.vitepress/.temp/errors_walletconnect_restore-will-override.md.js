import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/restore-will-override.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/restore-will-override","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/restore-will-override.md","filePath":"errors/walletconnect/restore-will-override.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/restore-will-override.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectrestore-will-override" tabindex="-1"><code>walletconnect/restore-will-override</code> <a class="header-anchor" href="#walletconnectrestore-will-override" aria-label="Permalink to “walletconnect/restore-will-override”">​</a></h1><blockquote><p>Restore will override</p></blockquote><p>Thrown as <code>ProtocolError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet could not load what it had stored. The WalletConnect error code is 3.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user to restart the wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/restore-will-override.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var restore_will_override_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, restore_will_override_default as default }
