import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/send/pending.md
var __pageData = JSON.parse(
  '{"title":"send/pending","description":"","frontmatter":{},"headers":[],"relativePath":"errors/send/pending.md","filePath":"errors/send/pending.md"}',
)
var _sfc_main = { name: 'errors/send/pending.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="sendpending" tabindex="-1"><code>send/pending</code> <a class="header-anchor" href="#sendpending" aria-label="Permalink to “send/pending”">​</a></h1><blockquote><p>Another transfer waits in the wallet</p></blockquote><p>Thrown as <code>SendPendingError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>confirmSend</code> was called for another transfer while the wallet has not answered the first one.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Ask the user to approve or reject the first transfer in the wallet. A second call for the same transfer returns its promise and does not throw.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/send/pending.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var pending_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, pending_default as default }
