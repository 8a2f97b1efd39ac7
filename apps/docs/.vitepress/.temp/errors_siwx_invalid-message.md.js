import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/invalid-message.md
var __pageData = JSON.parse(
  '{"title":"siwx/invalid-message","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/invalid-message.md","filePath":"errors/siwx/invalid-message.md"}',
)
var _sfc_main = { name: 'errors/siwx/invalid-message.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxinvalid-message" tabindex="-1"><code>siwx/invalid-message</code> <a class="header-anchor" href="#siwxinvalid-message" aria-label="Permalink to “siwx/invalid-message”">​</a></h1><blockquote><p>Invalid sign-in message</p></blockquote><p>Thrown as <code>InvalidSiwxMessageError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The text is not a valid sign-in message of ERC-4361, Sign in with Solana or CAIP-122. The error has the text, the first <code>line</code> that is wrong, and the expected content. Nothing is skipped or trimmed: an extra empty line is refused too.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Refuse the sign-in. If your server writes the text, use <code>createSiwxMessage</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/siwx/invalid-message.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_message_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_message_default as default }
