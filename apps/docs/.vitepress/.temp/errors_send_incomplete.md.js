import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/send/incomplete.md
var __pageData = JSON.parse(
  '{"title":"send/incomplete","description":"","frontmatter":{},"headers":[],"relativePath":"errors/send/incomplete.md","filePath":"errors/send/incomplete.md"}',
)
var _sfc_main = { name: 'errors/send/incomplete.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="sendincomplete" tabindex="-1"><code>send/incomplete</code> <a class="header-anchor" href="#sendincomplete" aria-label="Permalink to “send/incomplete”">​</a></h1><blockquote><p>Please enter a valid amount and receiver address</p></blockquote><p>Thrown as <code>SendIncompleteError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>prepareSend</code> or <code>confirmSend</code> was called before the form had a token of the network, an amount above 0, a receiver and a connected account. The message names what is missing. An amount has one decimal sign, <code>,</code> or <code>.</code>, and not more decimals than the token.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the message, and keep the button disabled until the form is complete.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/send/incomplete.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var incomplete_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, incomplete_default as default }
