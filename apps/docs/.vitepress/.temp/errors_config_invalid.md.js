import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/config/invalid.md
var __pageData = JSON.parse(
  '{"title":"config/invalid","description":"","frontmatter":{},"headers":[],"relativePath":"errors/config/invalid.md","filePath":"errors/config/invalid.md"}',
)
var _sfc_main = { name: 'errors/config/invalid.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="configinvalid" tabindex="-1"><code>config/invalid</code> <a class="header-anchor" href="#configinvalid" aria-label="Permalink to “config/invalid”">​</a></h1><blockquote><p>The Latchkit config has mistakes</p></blockquote><p>Thrown as <code>ConfigInvalidError</code> of <code>@latchkit/core</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>One or more options of <code>createClient</code> or <code>createLatchkit</code> are wrong, or <code>LatchkitProvider</code> has no <code>latchkit</code>. The message lists the mistakes with their paths.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Fix each listed option. Names of options and some values are checked in development only: <a href="./../../guides/options.html">Options</a>. TypeScript reports most of these mistakes earlier. For a <code>siwx.statement</code>, the message names the first character to remove: <a href="./../../guides/sign-in-with-wallet.html#the-message">the characters that it may have</a>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('errors/config/invalid.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var invalid_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, invalid_default as default }
