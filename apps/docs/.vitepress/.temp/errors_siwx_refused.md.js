import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/refused.md
var __pageData = JSON.parse(
  '{"title":"siwx/refused","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/refused.md","filePath":"errors/siwx/refused.md"}',
)
var _sfc_main = { name: 'errors/siwx/refused.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxrefused" tabindex="-1"><code>siwx/refused</code> <a class="header-anchor" href="#siwxrefused" aria-label="Permalink to “siwx/refused”">​</a></h1><blockquote><p>Signature declined</p></blockquote><p>Thrown as <code>SignInRefusedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>verify</code> of the sign-in adapter rejected the message, its nonce, its times or its signature. The second line has the reason if the page verifies the sign-in itself, or if <code>verify</code> threw this error with a <code>reason</code>. It is logged as an error, in the console by default.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Let the user sign again. If it happens every time, read the reason in the console, and compare <code>siwx.domain</code>, <code>siwx.uri</code> and the nonces with those that the server expects: <a href="./../../guides/sign-in-with-wallet.html#with-your-own-server">the servers of the guide</a>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/siwx/refused.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var refused_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, refused_default as default }
