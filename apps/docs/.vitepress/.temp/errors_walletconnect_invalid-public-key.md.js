import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/invalid-public-key.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/invalid-public-key","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/invalid-public-key.md","filePath":"errors/walletconnect/invalid-public-key.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/invalid-public-key.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectinvalid-public-key" tabindex="-1"><code>walletconnect/invalid-public-key</code> <a class="header-anchor" href="#walletconnectinvalid-public-key" aria-label="Permalink to “walletconnect/invalid-public-key”">​</a></h1><blockquote><p>The wallet sent an unusable public key</p></blockquote><p>Thrown as <code>InvalidPublicKeyError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A key agreement with the wallet&#39;s public key would have given a secret that is public knowledge, or the key has a wrong length (RFC 7748, section 6).</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Connect again. If it happens again, report it to the wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/invalid-public-key.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_public_key_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_public_key_default as default }
