import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/provider-unknown.md
var __pageData = JSON.parse(
  '{"title":"frame/provider-unknown","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/provider-unknown.md","filePath":"errors/frame/provider-unknown.md"}',
)
var _sfc_main = { name: 'errors/frame/provider-unknown.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameprovider-unknown" tabindex="-1"><code>frame/provider-unknown</code> <a class="header-anchor" href="#frameprovider-unknown" aria-label="Permalink to “frame/provider-unknown”">​</a></h1><blockquote><p>Text of the secure site</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The secure site has no client at the identity provider, for Farcaster no relay, or the project does not list the provider in <code>providers</code>.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Add the client, or the relay, to <a href="./../../self-hosting/social-login.html">the site</a>, or take the provider out of <code>features.socials</code>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/provider-unknown.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var provider_unknown_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, provider_unknown_default as default }
