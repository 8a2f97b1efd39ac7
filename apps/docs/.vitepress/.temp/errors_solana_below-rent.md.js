import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/below-rent.md
var __pageData = JSON.parse(
  '{"title":"solana/below-rent","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/below-rent.md","filePath":"errors/solana/below-rent.md"}',
)
var _sfc_main = { name: 'errors/solana/below-rent.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanabelow-rent" tabindex="-1"><code>solana/below-rent</code> <a class="header-anchor" href="#solanabelow-rent" aria-label="Permalink to “solana/below-rent”">​</a></h1><blockquote><p>The amount is too low for a new account</p></blockquote><p>Thrown as <code>RentError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The receiver has no account on the network yet, and each account must have its rent. The amount is lower. The transaction would fail, so the wallet was not opened.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Send at least <code>minimum</code> lamports.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/solana/below-rent.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var below_rent_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, below_rent_default as default }
