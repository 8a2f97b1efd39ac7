import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/no-nonce.md
var __pageData = JSON.parse(
  '{"title":"siwx/no-nonce","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/no-nonce.md","filePath":"errors/siwx/no-nonce.md"}',
)
var _sfc_main = { name: 'errors/siwx/no-nonce.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxno-nonce" tabindex="-1"><code>siwx/no-nonce</code> <a class="header-anchor" href="#siwxno-nonce" aria-label="Permalink to “siwx/no-nonce”">​</a></h1><blockquote><p>A problem occurred while trying initialize authentication</p></blockquote><p>Thrown as <code>NonceUnavailableError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>getNonce</code> of the sign-in adapter failed, took longer than 10 seconds, or returned a value that ERC-4361 does not allow: a nonce has 8 or more letters and digits. <code>cause</code> has the failure. The modal says that the server does not answer, or that the device is offline, whatever the kind of the account.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check that the server runs and what it returns. The user can press &quot;Sign&quot; again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/siwx/no-nonce.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var no_nonce_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, no_nonce_default as default }
