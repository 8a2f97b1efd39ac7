import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/names/registration-failed.md
var __pageData = JSON.parse(
  '{"title":"names/registration-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/names/registration-failed.md","filePath":"errors/names/registration-failed.md"}',
)
var _sfc_main = { name: 'errors/names/registration-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="namesregistration-failed" tabindex="-1"><code>names/registration-failed</code> <a class="header-anchor" href="#namesregistration-failed" aria-label="Permalink to “names/registration-failed”">​</a></h1><blockquote><p>The name could not be registered</p></blockquote><p>Thrown as <code>NameRegistrationError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The user refused the signature, the wallet failed, or the gateway refused or could not be reached; <code>cause</code> has its error. A message is good for 5 minutes: the clock of the device may be wrong, or the wallet was slow.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Offer to try again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/names/registration-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var registration_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, registration_failed_default as default }
