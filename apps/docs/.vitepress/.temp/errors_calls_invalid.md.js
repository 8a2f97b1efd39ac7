import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/calls/invalid.md
var __pageData = JSON.parse(
  '{"title":"calls/invalid","description":"","frontmatter":{},"headers":[],"relativePath":"errors/calls/invalid.md","filePath":"errors/calls/invalid.md"}',
)
var _sfc_main = { name: 'errors/calls/invalid.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="callsinvalid" tabindex="-1"><code>calls/invalid</code> <a class="header-anchor" href="#callsinvalid" aria-label="Permalink to “calls/invalid”">​</a></h1><blockquote><p>The calls are invalid</p></blockquote><p>Thrown as <code>CallsError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A call has a target that is not <code>0x</code> and 40 hex digits, data with an odd number of digits, a negative value, or neither a target nor data; there is no call; or the id is empty or longer than 8194 characters. The message names the call. A wallet may answer with the same number for its own reasons.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Correct the calls. Nothing was sent. A name such as <code>vitalik.eth</code> is no target: resolve it first.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/calls/invalid.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_default as default }
