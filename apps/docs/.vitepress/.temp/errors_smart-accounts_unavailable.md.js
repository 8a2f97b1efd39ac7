import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/smart-accounts/unavailable.md
var __pageData = JSON.parse(
  '{"title":"smart-accounts/unavailable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/smart-accounts/unavailable.md","filePath":"errors/smart-accounts/unavailable.md"}',
)
var _sfc_main = { name: 'errors/smart-accounts/unavailable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="smart-accountsunavailable" tabindex="-1"><code>smart-accounts/unavailable</code> <a class="header-anchor" href="#smart-accountsunavailable" aria-label="Permalink to “smart-accounts/unavailable”">​</a></h1><blockquote><p>The embedded wallet has no smart account on eip155:{chainId}</p></blockquote><p>Thrown as <code>SmartAccountUnavailableError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The smart account was chosen on a network on which the secure site has no smart accounts, or in an app with <code>secureFrame.smartAccounts: false</code>. The secure site lists a network only while its contracts there are the expected ones.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Switch to a network of <code>smartAccountNetworksAtom</code>, or offer the choice only while <code>useSmartAccount().isAvailable</code>. If the list could not be read, <code>updateSmartAccountNetworks</code> asks again. The preferred type stays as it was and applies on the next network with smart accounts; if the secure site listed the network but then had no account there, it is <code>eoa</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/smart-accounts/unavailable.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var unavailable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, unavailable_default as default }
