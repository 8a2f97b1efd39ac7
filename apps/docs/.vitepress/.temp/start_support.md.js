import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/start/support.md
var __pageData = JSON.parse(
  '{"title":"Support and deprecation","description":"","frontmatter":{},"headers":[],"relativePath":"start/support.md","filePath":"start/support.md"}',
)
var _sfc_main = { name: 'start/support.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="support-and-deprecation" tabindex="-1">Support and deprecation <a class="header-anchor" href="#support-and-deprecation" aria-label="Permalink to “Support and deprecation”">​</a></h1><h2 id="what-is-supported" tabindex="-1">What is supported <a class="header-anchor" href="#what-is-supported" aria-label="Permalink to “What is supported”">​</a></h2><table tabindex="0"><thead><tr><th>what</th><th>supported</th></tr></thead><tbody><tr><td>Node, to build and render</td><td>20.19 and later, each even major until its end of life</td></tr><tr><td>React</td><td>18 and 19</td></tr><tr><td>wagmi</td><td>2.19 and later, 3.7 and later</td></tr><tr><td>viem</td><td>the versions that the supported wagmi requires</td></tr><tr><td>TypeScript</td><td>6 and 7, with <code>moduleResolution</code> <code>bundler</code>, <code>node16</code> or <code>nodenext</code></td></tr><tr><td>browsers</td><td>with ES2022 and <code>&lt;dialog&gt;</code>; tests run in Chromium, Firefox ESR and WebKit</td></tr></tbody></table><p>The end of support for a version of a peer is a breaking change.</p><h2 id="versions" tabindex="-1">Versions <a class="header-anchor" href="#versions" aria-label="Permalink to “Versions”">​</a></h2><p>All packages have the same version and depend on each other by that exact version. Install them together, and update them together.</p><p>Until 1.0.0 a minor version may break: <code>0.2.0</code> can require changes that its changelog names, <code>0.1.1</code> never does. From 1.0.0 on, only a major version breaks. What counts as breaking is listed in <a href="./../contributing/releasing.html#with-each-change">Releasing</a>.</p><p>Fixes, including those of security problems, are released for the newest minor version. From 1.0.0 on, the last minor version of the previous major receives fixes of security problems for six months.</p><h2 id="deprecation" tabindex="-1">Deprecation <a class="header-anchor" href="#deprecation" aria-label="Permalink to “Deprecation”">​</a></h2><p>An export, an option or a text key that will be removed is deprecated first, for at least one minor version:</p><ul><li>Its TSDoc has <code>@deprecated</code> with what to use instead, so that editors strike it through.</li><li>An option logs a warning once in development.</li><li>The changelog names it under &quot;Changed&quot;.</li></ul><p>It is removed in a later minor version until 1.0.0, and in a major version after that. What is a security problem can be removed at once.</p><h2 id="canary-versions" tabindex="-1">Canary versions <a class="header-anchor" href="#canary-versions" aria-label="Permalink to “Canary versions”">​</a></h2><p>A maintainer can publish a branch under the tag <code>canary</code>, such as <code>0.0.0-canary-20261129081500</code>. Canary versions are for trying a fix before its release:</p><div class="language-sh" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">sh</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-1t8gfj">npm</span><span class="c-mdbnqw"> install</span><span class="c-mdbnqw"> @latchkit/react@canary</span><span class="c-mdbnqw"> @latchkit/adapter-wagmi@canary</span></span></code></pre></div><p>They receive no fixes. Pin the exact version.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('start/support.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var support_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, support_default as default }
