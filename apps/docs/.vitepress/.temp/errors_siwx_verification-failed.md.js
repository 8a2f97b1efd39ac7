import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/verification-failed.md
var __pageData = JSON.parse(
  '{"title":"siwx/verification-failed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/verification-failed.md","filePath":"errors/siwx/verification-failed.md"}',
)
var _sfc_main = { name: 'errors/siwx/verification-failed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxverification-failed" tabindex="-1"><code>siwx/verification-failed</code> <a class="header-anchor" href="#siwxverification-failed" aria-label="Permalink to “siwx/verification-failed”">​</a></h1><blockquote><p>A problem occurred while trying initialize authentication</p></blockquote><p>Thrown as <code>VerificationFailedError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The signature could not be verified: <code>verify</code> of the sign-in adapter failed or took longer than 30 seconds, or the signer is a contract and no network endpoint answered. <code>cause</code> has the failure.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check that the server and the endpoint of the network are reachable, then let the user sign again.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/siwx/verification-failed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var verification_failed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, verification_failed_default as default }
