import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/invalid-data.md
var __pageData = JSON.parse(
  '{"title":"siwx/invalid-data","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/invalid-data.md","filePath":"errors/siwx/invalid-data.md"}',
)
var _sfc_main = { name: 'errors/siwx/invalid-data.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxinvalid-data" tabindex="-1"><code>siwx/invalid-data</code> <a class="header-anchor" href="#siwxinvalid-data" aria-label="Permalink to “siwx/invalid-data”">​</a></h1><blockquote><p>Invalid sign-in data</p></blockquote><p>Thrown as <code>InvalidSiwxDataError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The data cannot be written as a sign-in message: a value is missing, or would add a line or change the meaning of another line. The error names the <code>field</code> and its expected format.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><ul><li><code>accountAddress</code> on eip155 needs the capitals of EIP-55.</li><li><code>statement</code> is a single line of letters, digits, spaces and the characters that a URI allows. ERC-4361 allows neither quotation marks nor letters beyond ASCII.</li><li><code>nonce</code> has 8 or more letters and digits.</li><li><code>chainId</code> is a CAIP-2 id such as <code>eip155:1</code>, not a number.</li><li>Times are RFC 3339, as <code>toISOString()</code> returns them.</li></ul></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/siwx/invalid-data.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_data_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_data_default as default }
