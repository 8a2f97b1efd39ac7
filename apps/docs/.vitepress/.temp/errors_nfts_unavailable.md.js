import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/nfts/unavailable.md
var __pageData = JSON.parse(
  '{"title":"nfts/unavailable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/nfts/unavailable.md","filePath":"errors/nfts/unavailable.md"}',
)
var _sfc_main = { name: 'errors/nfts/unavailable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="nftsunavailable" tabindex="-1"><code>nfts/unavailable</code> <a class="header-anchor" href="#nftsunavailable" aria-label="Permalink to “nfts/unavailable”">​</a></h1><blockquote><p>Failed to fetch NFTs</p></blockquote><p>Thrown as <code>NftsUnavailableError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The gateway failed or answered in an unknown form. <code>cause</code> has the error of the call.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the message and the pages that are there. <code>refetch</code>, or <code>fetchNextPage</code> for a later page, asks again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/nfts/unavailable.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unavailable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unavailable_default as default }
