import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/caip/invalid-asset.md
var __pageData = JSON.parse(
  '{"title":"caip/invalid-asset","description":"","frontmatter":{},"headers":[],"relativePath":"errors/caip/invalid-asset.md","filePath":"errors/caip/invalid-asset.md"}',
)
var _sfc_main = { name: 'errors/caip/invalid-asset.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="caipinvalid-asset" tabindex="-1"><code>caip/invalid-asset</code> <a class="header-anchor" href="#caipinvalid-asset" aria-label="Permalink to “caip/invalid-asset”">​</a></h1><blockquote><p>Invalid CAIP asset</p></blockquote><p>Thrown as <code>InvalidCaipAssetError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The text is not a <a href="https://chainagnostic.org/CAIPs/caip-19" target="_blank" rel="noreferrer">CAIP-19</a> asset type or asset id.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Write <code>chain/standard:reference</code>, such as <code>eip155:1/slip44:60</code>, and append <code>/tokenId</code> for a single token.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/caip/invalid-asset.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_asset_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_asset_default as default }
