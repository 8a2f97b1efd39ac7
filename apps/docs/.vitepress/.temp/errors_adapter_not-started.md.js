import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/adapter/not-started.md
var __pageData = JSON.parse(
  '{"title":"adapter/not-started","description":"","frontmatter":{},"headers":[],"relativePath":"errors/adapter/not-started.md","filePath":"errors/adapter/not-started.md"}',
)
var _sfc_main = { name: 'errors/adapter/not-started.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="adapternot-started" tabindex="-1"><code>adapter/not-started</code> <a class="header-anchor" href="#adapternot-started" aria-label="Permalink to “adapter/not-started”">​</a></h1><blockquote><p>The wagmi adapter has not been started</p></blockquote><p>Thrown as <code>NotStartedError</code> of <code>@latchkit/adapter-wagmi</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The adapter creates its wagmi config from the client&#39;s networks, and no client has started the adapter yet.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Render <code>LatchkitProvider</code> or call <code>client.start()</code> before you use the adapter. If you need the config earlier, create it and pass it: <code>wagmiAdapter({ config })</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/adapter/not-started.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var not_started_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, not_started_default as default }
