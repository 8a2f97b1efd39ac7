import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/names/pending.md
var __pageData = JSON.parse(
  '{"title":"names/pending","description":"","frontmatter":{},"headers":[],"relativePath":"errors/names/pending.md","filePath":"errors/names/pending.md"}',
)
var _sfc_main = { name: 'errors/names/pending.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="namespending" tabindex="-1"><code>names/pending</code> <a class="header-anchor" href="#namespending" aria-label="Permalink to “names/pending”">​</a></h1><blockquote><p>Another name is being registered</p></blockquote><p>Thrown as <code>NamePendingError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The wallet has not answered an earlier registration, or the gateway has not.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Wait until that one has ended: <code>registeringNameAtom</code> has its name.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/names/pending.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var pending_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, pending_default as default }
