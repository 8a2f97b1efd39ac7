import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/siwx/no-domain.md
var __pageData = JSON.parse(
  '{"title":"siwx/no-domain","description":"","frontmatter":{},"headers":[],"relativePath":"errors/siwx/no-domain.md","filePath":"errors/siwx/no-domain.md"}',
)
var _sfc_main = { name: 'errors/siwx/no-domain.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="siwxno-domain" tabindex="-1"><code>siwx/no-domain</code> <a class="header-anchor" href="#siwxno-domain" aria-label="Permalink to “siwx/no-domain”">​</a></h1><blockquote><p>The sign-in message has no domain</p></blockquote><p>Thrown as <code>NoSignInDomainError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The message names the page that requests the sign-in. There is no page here (a server or a test), and neither <code>siwx.domain</code> and <code>siwx.uri</code> nor <code>metadata.url</code> is set.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Pass <code>siwx.domain</code> and <code>siwx.uri</code>, or <code>metadata.url</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/siwx/no-domain.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var no_domain_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, no_domain_default as default }
