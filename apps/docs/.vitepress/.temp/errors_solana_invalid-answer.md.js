import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/solana/invalid-answer.md
var __pageData = JSON.parse(
  '{"title":"solana/invalid-answer","description":"","frontmatter":{},"headers":[],"relativePath":"errors/solana/invalid-answer.md","filePath":"errors/solana/invalid-answer.md"}',
)
var _sfc_main = { name: 'errors/solana/invalid-answer.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="solanainvalid-answer" tabindex="-1"><code>solana/invalid-answer</code> <a class="header-anchor" href="#solanainvalid-answer" aria-label="Permalink to “solana/invalid-answer”">​</a></h1><blockquote><p>The wallet answered {method} with an invalid response</p></blockquote><p>Thrown as <code>InvalidAnswerError</code> of <code>@latchkit/adapter-solana</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The answer has no signature, a signature of the wrong length, no readable transaction, or a transaction of another account; or the wallet signed another text than requested. An invalid answer of an RPC endpoint throws the same error.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Nothing of the answer was used. Check the wallet before you try again: it may have sent a transaction.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/solana/invalid-answer.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_answer_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_answer_default as default }
