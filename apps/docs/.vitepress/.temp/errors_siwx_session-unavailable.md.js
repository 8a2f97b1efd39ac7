import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/session-unavailable.md
var __pageData = JSON.parse(
  '{"title":"siwx/session-unavailable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/session-unavailable.md","filePath":"errors/siwx/session-unavailable.md"}',
)
var _sfc_main = { name: 'errors/siwx/session-unavailable.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxsession-unavailable" tabindex="-1"><code>siwx/session-unavailable</code> <a class="header-anchor" href="#siwxsession-unavailable" aria-label="Permalink to “siwx/session-unavailable”">​</a></h1><blockquote><p>A problem occurred while trying initialize authentication</p></blockquote><p>Thrown as <code>SessionUnavailableError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p><code>getSession</code> of the sign-in adapter failed or took longer than 10 seconds. A user who is signed in stays signed in until the session expires. If the account was not checked before, the user is prompted to sign in. <code>cause</code> has the failure.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Check that the server runs and what it returns.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/siwx/session-unavailable.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var session_unavailable_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, session_unavailable_default as default }
