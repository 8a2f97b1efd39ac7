import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/frame/origin-not-allowed.md
var __pageData = JSON.parse(
  '{"title":"frame/origin-not-allowed","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame/origin-not-allowed.md","filePath":"errors/frame/origin-not-allowed.md"}',
)
var _sfc_main = { name: 'errors/frame/origin-not-allowed.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="frameorigin-not-allowed" tabindex="-1"><code>frame/origin-not-allowed</code> <a class="header-anchor" href="#frameorigin-not-allowed" aria-label="Permalink to “frame/origin-not-allowed”">​</a></h1><blockquote><p>The secure site {site} does not list the origin {origin} for the project</p></blockquote><p>Thrown as <code>FrameError</code> of <code>@latchkit/core</code>, or as <code>SecureFrameError</code> of <code>@latchkit/secure-frame-client</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>The origin of the page is not one of the project at the secure site, or the site has no such project. The browser does not show the frame then. The console of the browser has this error, and the modal says that the site is not set up.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Add the origin to the project, and restart the secure site. The other origins stay:</p><div class="language-sh" dir="ltr"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">sh</span><pre class="shiki shiki-themes github-light github-dark c-25qmca" tabindex="0" dir="ltr"><code><span class="line"><span class="c-1t8gfj">pnpm</span><span class="c-dzsirb"> --filter</span><span class="c-mdbnqw"> @latchkit/secure-site</span><span class="c-mdbnqw"> start</span><span class="c-mdbnqw"> project</span><span class="c-mdbnqw"> update</span><span class="c-dzsirb"> --id</span><span class="c-mdbnqw"> my-app</span><span class="c-dzsirb"> --add-origin</span><span class="c-mdbnqw"> http://localhost:5173</span></span></code></pre></div><p>It writes <code>PROJECTS_FILE</code>. If the site has no such project, <a href="./../../self-hosting/secure-site.html#commands"><code>project add</code></a> adds it. A site in development can list <code>http://localhost:*</code>, which is every port: <a href="./../../self-hosting/secure-site.html#projects">Projects</a>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/frame/origin-not-allowed.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var origin_not_allowed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, origin_not_allowed_default as default }
