import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/no-signer.md
var __pageData = JSON.parse(
  '{"title":"siwx/no-signer","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/no-signer.md","filePath":"errors/siwx/no-signer.md"}',
)
var _sfc_main = { name: 'errors/siwx/no-signer.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxno-signer" tabindex="-1"><code>siwx/no-signer</code> <a class="header-anchor" href="#siwxno-signer" aria-label="Permalink to “siwx/no-signer”">​</a></h1><blockquote><p>No ConnectionController client found</p></blockquote><p>Thrown as <code>NoConnectionClientError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The adapter of the connected wallet has no <code>signMessage</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Use an adapter that has <code>signMessage</code>, or turn <code>siwx</code> off.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/siwx/no-signer.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var no_signer_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, no_signer_default as default }
