import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/react/provider-missing.md
var __pageData = JSON.parse(
  '{"title":"react/provider-missing","description":"","frontmatter":{},"headers":[],"relativePath":"errors/react/provider-missing.md","filePath":"errors/react/provider-missing.md"}',
)
var _sfc_main = { name: 'errors/react/provider-missing.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="reactprovider-missing" tabindex="-1"><code>react/provider-missing</code> <a class="header-anchor" href="#reactprovider-missing" aria-label="Permalink to “react/provider-missing”">​</a></h1><blockquote><p>{caller} is used outside of LatchkitProvider</p></blockquote><p>Thrown as <code>SolanaProviderMissingError</code> of <code>@latchkit/adapter-solana</code>, or as <code>ProviderMissingError</code> of <code>@latchkit/react</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>Hooks and buttons read their client from the provider above them. There is no provider, or it belongs to another copy of <code>@latchkit/react</code>. The hooks of Solana also throw it where the client has no <code>solanaAdapter()</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Wrap the components that use them: <code>&lt;LatchkitProvider latchkit={latchkit}&gt;…&lt;/LatchkitProvider&gt;</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/react/provider-missing.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var provider_missing_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, provider_missing_default as default }
