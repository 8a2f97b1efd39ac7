import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/send/invalid-receiver.md
var __pageData = JSON.parse(
  '{"title":"send/invalid-receiver","description":"","frontmatter":{},"headers":[],"relativePath":"errors/send/invalid-receiver.md","filePath":"errors/send/invalid-receiver.md"}',
)
var _sfc_main = { name: 'errors/send/invalid-receiver.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="sendinvalid-receiver" tabindex="-1"><code>send/invalid-receiver</code> <a class="header-anchor" href="#sendinvalid-receiver" aria-label="Permalink to “send/invalid-receiver”">​</a></h1><blockquote><p>The receiver cannot be used</p></blockquote><p>Thrown as <code>InvalidReceiverError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>problem</code> says why: <code>invalid</code> for what is neither an address of the network nor a name, <code>checksum</code> for an address whose capital letters contradict EIP-55, <code>zero</code> for the zero address, <code>token</code> for the contract or the mint of the token that is sent.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Show the message beside the field. An address with a wrong checksum has a typing error; do not correct it, let the user copy it again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/send/invalid-receiver.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_receiver_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_receiver_default as default }
