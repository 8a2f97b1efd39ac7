import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/sign-in-mismatch.md
var __pageData = JSON.parse(
  '{"title":"solana/sign-in-mismatch","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/sign-in-mismatch.md","filePath":"errors/solana/sign-in-mismatch.md"}',
)
var _sfc_main = { name: 'errors/solana/sign-in-mismatch.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanasign-in-mismatch" tabindex="-1"><code>solana/sign-in-mismatch</code> <a class="header-anchor" href="#solanasign-in-mismatch" aria-label="Permalink to “solana/sign-in-mismatch”">​</a></h1><blockquote><p>The wallet signed a different message than requested</p></blockquote><p>Thrown as <code>SignInMismatchError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet wrote the <code>solana:signIn</code> message itself, and its domain, account, nonce or, in <code>provider.signIn(input)</code>, another field differs from the request.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>The signature was not used, and nothing was connected. Try again or with another wallet, and report it to the wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/sign-in-mismatch.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var sign_in_mismatch_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, sign_in_mismatch_default as default }
