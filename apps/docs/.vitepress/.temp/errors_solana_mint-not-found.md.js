import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/mint-not-found.md
var __pageData = JSON.parse(
  '{"title":"solana/mint-not-found","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/mint-not-found.md","filePath":"errors/solana/mint-not-found.md"}',
)
var _sfc_main = { name: 'errors/solana/mint-not-found.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanamint-not-found" tabindex="-1"><code>solana/mint-not-found</code> <a class="header-anchor" href="#solanamint-not-found" aria-label="Permalink to “solana/mint-not-found”">​</a></h1><blockquote><p>The token was not found</p></blockquote><p>Thrown as <code>MintNotFoundError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>token</code> is not a mint of the Token or Token-2022 program on this network.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass the address of the mint, not of a token account, and check that the app is on the right network.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/mint-not-found.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var mint_not_found_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, mint_not_found_default as default }
