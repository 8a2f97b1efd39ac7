import { useSSRContext } from 'vue'
import { ssrRenderAttrs } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/errors/element/latchkit-missing.md
var __pageData = JSON.parse(
  '{"title":"element/latchkit-missing","description":"","frontmatter":{},"headers":[],"relativePath":"errors/element/latchkit-missing.md","filePath":"errors/element/latchkit-missing.md"}',
)
var _sfc_main = { name: 'errors/element/latchkit-missing.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="elementlatchkit-missing" tabindex="-1"><code>element/latchkit-missing</code> <a class="header-anchor" href="#elementlatchkit-missing" aria-label="Permalink to “element/latchkit-missing”">​</a></h1><blockquote><p>&lt;{element}&gt; has no latchkit</p></blockquote><p>Thrown as <code>LatchkitMissingError</code> of <code>@latchkit/element</code>.</p><h2 id="why" tabindex="-1">Why <a class="header-anchor" href="#why" aria-label="Permalink to “Why”">​</a></h2><p>A <code>&lt;latchkit-button&gt;</code> or <code>&lt;latchkit-modal&gt;</code> is in the page, and its property <code>latchkit</code> is not set, or holds something that <code>createLatchkit</code> did not return. Often a framework set an attribute instead, which can hold only text: <code>&lt;latchkit-button latchkit=&quot;[object Object]&quot;&gt;</code>. It is written to the console only: a framework would stop rendering the page.</p><h2 id="what-to-do" tabindex="-1">What to do <a class="header-anchor" href="#what-to-do" aria-label="Permalink to “What to do”">​</a></h2><p>Set the property: <code>element.latchkit = latchkit</code> in a plain page, <code>:latchkit.prop=&quot;latchkit&quot;</code> in Vue, <code>{latchkit}</code> in Svelte, <code>[latchkit]=&quot;latchkit&quot;</code> in Angular. If it is set later than in the task in which the element was inserted, the element works from then on, and the message can be ignored; insert the element later to avoid it.</p><p>Frameworks that decide by themselves, as Vue without <code>.prop</code>, set the property only if the element is defined by then. Call <code>defineElements()</code> before the app is mounted.</p><p>See <a href="./../../guides/other-frameworks.html">Vue, Svelte, Angular and plain pages</a>.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(
    'errors/element/latchkit-missing.md',
  )
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var latchkit_missing_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, latchkit_missing_default as default }
