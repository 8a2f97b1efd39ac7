import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/not-enabled.md
var __pageData = JSON.parse(
  '{"title":"siwx/not-enabled","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/not-enabled.md","filePath":"errors/siwx/not-enabled.md"}',
)
var _sfc_main = { name: 'errors/siwx/not-enabled.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxnot-enabled" tabindex="-1"><code>siwx/not-enabled</code> <a class="header-anchor" href="#siwxnot-enabled" aria-label="Permalink to “siwx/not-enabled”">​</a></h1><blockquote><p>SIWX is not enabled</p></blockquote><p>Thrown as <code>SiwxNotEnabledError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>signIn</code>, <code>signOut</code>, <code>requestSignIn</code> or <code>getSessions</code> was called on a client without <code>siwx</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass <code>siwx: {}</code> to <code>createLatchkit</code> or <code>createClient</code>, or do not call the function. <a href="./../../guides/sign-in-with-wallet.html">Sign in with a wallet</a> has the options.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/siwx/not-enabled.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_enabled_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_enabled_default as default }
