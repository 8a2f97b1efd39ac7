import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/adapter/two-wagmi-configs.md
var __pageData = JSON.parse(
  '{"title":"adapter/two-wagmi-configs","description":"","frontmatter":{},"headers":[],"relativePath":"errors/adapter/two-wagmi-configs.md","filePath":"errors/adapter/two-wagmi-configs.md"}',
)
var _sfc_main = { name: 'errors/adapter/two-wagmi-configs.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="adaptertwo-wagmi-configs" tabindex="-1"><code>adapter/two-wagmi-configs</code> <a class="header-anchor" href="#adaptertwo-wagmi-configs" aria-label="Permalink to “adapter/two-wagmi-configs”">​</a></h1><blockquote><p>Two wagmi configs are in use</p></blockquote><p>Thrown as <code>TwoWagmiConfigsError</code> of <code>@latchkit/adapter-wagmi</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The app&#39;s <code>WagmiProvider</code> uses one wagmi config and <code>wagmiAdapter({ config })</code> received a different config. Each config keeps its own accounts, so the page would show two different states.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass the same config to both, or call <code>wagmiAdapter()</code> without a config: it then uses the config of the <code>WagmiProvider</code> above <code>LatchkitProvider</code>. See <a href="./../../guides/existing-wagmi-app.html">Existing wagmi apps</a>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/adapter/two-wagmi-configs.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var two_wagmi_configs_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, two_wagmi_configs_default as default }
