import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/blockhash-expired.md
var __pageData = JSON.parse(
  '{"title":"solana/blockhash-expired","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/blockhash-expired.md","filePath":"errors/solana/blockhash-expired.md"}',
)
var _sfc_main = { name: 'errors/solana/blockhash-expired.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanablockhash-expired" tabindex="-1"><code>solana/blockhash-expired</code> <a class="header-anchor" href="#solanablockhash-expired" aria-label="Permalink to “solana/blockhash-expired”">​</a></h1><blockquote><p>The transaction has expired</p></blockquote><p>Thrown as <code>BlockhashExpiredError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The blockhash is older than 150 blocks, about a minute, because the approval took that long. Or it belongs to another network.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>The transaction was not broadcast. Create it again with a new blockhash and request the signature again. <code>sendTransfer</code> uses a new blockhash at each call.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/blockhash-expired.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var blockhash_expired_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, blockhash_expired_default as default }
