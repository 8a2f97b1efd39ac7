import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/adapter/package-missing.md
var __pageData = JSON.parse(
  '{"title":"adapter/package-missing","description":"","frontmatter":{},"headers":[],"relativePath":"errors/adapter/package-missing.md","filePath":"errors/adapter/package-missing.md"}',
)
var _sfc_main = { name: 'errors/adapter/package-missing.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="adapterpackage-missing" tabindex="-1"><code>adapter/package-missing</code> <a class="header-anchor" href="#adapterpackage-missing" aria-label="Permalink to “adapter/package-missing”">​</a></h1><blockquote><p>Safe needs a package that this app has not installed</p></blockquote><p>Thrown as <code>PackageMissingError</code> of <code>@latchkit/adapter-wagmi</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A connector of wagmi, such as <code>safe</code> or <code>baseAccount</code>, loads the library of the wallet&#39;s maker when it is used. These libraries are optional: wagmi 3 and Latchkit do not install them. The message has the name of the wallet.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Install the package that the message names, such as <code>npm install @safe-global/safe-apps-sdk @safe-global/safe-apps-provider</code> or <code>npm install @base-org/account</code>, or remove the connector. See <a href="./../../guides/existing-wagmi-app.html#wallets-with-a-library">Wallets with a library</a>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/adapter/package-missing.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var package_missing_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, package_missing_default as default }
