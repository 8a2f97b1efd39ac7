import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/walletconnect/invalid-envelope.md
var __pageData = JSON.parse(
  '{"title":"walletconnect/invalid-envelope","description":"","frontmatter":{},"headers":[],"relativePath":"errors/walletconnect/invalid-envelope.md","filePath":"errors/walletconnect/invalid-envelope.md"}',
)
var _sfc_main = { name: 'errors/walletconnect/invalid-envelope.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="walletconnectinvalid-envelope" tabindex="-1"><code>walletconnect/invalid-envelope</code> <a class="header-anchor" href="#walletconnectinvalid-envelope" aria-label="Permalink to “walletconnect/invalid-envelope”">​</a></h1><blockquote><p>A message could not be opened</p></blockquote><p>Thrown as <code>InvalidEnvelopeError</code> of <code>@latchkit/walletconnect</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A message on a topic is not an envelope, was encrypted with another key, or was changed in transit. Such messages are dropped; an app does not normally see this error.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing. If it happens with every message of one wallet, report it to that wallet.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/walletconnect/invalid-envelope.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_envelope_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_envelope_default as default }
