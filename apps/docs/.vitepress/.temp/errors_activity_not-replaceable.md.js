import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/activity/not-replaceable.md
var __pageData = JSON.parse(
  '{"title":"activity/not-replaceable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/activity/not-replaceable.md","filePath":"errors/activity/not-replaceable.md"}',
)
var _sfc_main = { name: 'errors/activity/not-replaceable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="activitynot-replaceable" tabindex="-1"><code>activity/not-replaceable</code> <a class="header-anchor" href="#activitynot-replaceable" aria-label="Permalink to “activity/not-replaceable”">​</a></h1><blockquote><p>The transaction can no longer be replaced</p></blockquote><p>Thrown as <code>ReplacementError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>replaceTransaction</code> found that the transaction is in a block, that no node knows it, or that the connected account did not send it itself: a smart account has its operations sent by a bundler. The wallet received no request.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer it only while <a href="./../../guides/activity.html#speed-up-and-cancel"><code>replacementQueryOptions</code></a> returns a replacement. The outcome of the transaction comes as usual.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/activity/not-replaceable.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_replaceable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_replaceable_default as default }
