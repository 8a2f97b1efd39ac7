import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/invalid-address.md
var __pageData = JSON.parse(
  '{"title":"solana/invalid-address","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/invalid-address.md","filePath":"errors/solana/invalid-address.md"}',
)
var _sfc_main = { name: 'errors/solana/invalid-address.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanainvalid-address" tabindex="-1"><code>solana/invalid-address</code> <a class="header-anchor" href="#solanainvalid-address" aria-label="Permalink to “solana/invalid-address”">​</a></h1><blockquote><p>The address is not one that can be used</p></blockquote><p>Thrown as <code>InvalidAddressError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A receiver, mint or account is not a base58 address of 32 bytes, or the receiver is a token account or a mint instead of a wallet. Tokens sent to a token account as if it were a wallet are lost.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing was sent. Pass the address of a wallet. Its token account is found, or created if it is missing.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/invalid-address.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_address_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_address_default as default }
