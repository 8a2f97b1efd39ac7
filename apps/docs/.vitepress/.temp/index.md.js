import { resolveComponent, useSSRContext } from 'vue'
import { ssrRenderAttrs, ssrRenderComponent } from 'vue/server-renderer'
import { t as _plugin_vue_export_helper_default } from './plugin-vue_export-helper.DjkACiAr.js'

// dist/pages/index.md
var __pageData = JSON.parse(
  '{"title":"Latchkit","description":"","frontmatter":{},"headers":[],"relativePath":"index.md","filePath":"index.md"}',
)
var _sfc_main = { name: 'index.md' }
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent('LiveExample')
  _push(
    `<div${ssrRenderAttrs(_attrs)}><h1 id="latchkit" tabindex="-1">Latchkit <a class="header-anchor" href="#latchkit" aria-label="Permalink to “Latchkit”">​</a></h1>`,
  )
  _push(ssrRenderComponent(_component_LiveExample, { name: 'connect' }, null, _parent))
  _push(
    `<p><code>npm run bench -- compare</code> prints this table:</p><table tabindex="0"><thead><tr><th></th><th>Floor</th><th>Latchkit</th><th>RainbowKit</th><th>ConnectKit</th><th>Solana&#39;s wallet adapter</th></tr></thead><tbody><tr><td>version (packages installed)</td><td></td><td>0.0.0 (42)</td><td>2.2.11 (491)</td><td>1.9.2 (543)</td><td>0.9.40 (397)</td></tr><tr><td>gzip before the click</td><td>0.0 kB</td><td>116.1 kB</td><td>660.7 kB</td><td>545.1 kB</td><td>199.3 kB</td></tr><tr><td>gzip to the first wallet row</td><td>0.0 kB</td><td>135.7 kB</td><td>660.7 kB</td><td>545.1 kB</td><td>199.3 kB</td></tr><tr><td>requests before the click</td><td>1</td><td>2</td><td>28</td><td>14</td><td>4</td></tr><tr><td>other hosts before the click</td><td>0</td><td>0</td><td>2: pulse.walletconnect.org, api.web3modal.org</td><td>1: app.family.co</td><td>1: fonts.googleapis.com</td></tr><tr><td>other hosts to the first row</td><td>0</td><td>0</td><td>2: pulse.walletconnect.org, api.web3modal.org</td><td>2: app.family.co, relay.walletconnect.org</td><td>1: fonts.googleapis.com</td></tr><tr><td>press → first row, pointer there for 100 ms</td><td>12 ms</td><td>16 ms</td><td>60 ms</td><td>112 ms</td><td>17 ms</td></tr><tr><td>the same, processor 4 times slower, 300 ms</td><td>27 ms</td><td>89 ms</td><td>279 ms</td><td>371 ms</td><td>75 ms</td></tr><tr><td>press on arrival → first row</td><td>15 ms</td><td>60 ms</td><td>54 ms</td><td>107 ms</td><td>18 ms</td></tr><tr><td>the same, processor 4 times slower</td><td>33 ms</td><td>193 ms</td><td>234 ms</td><td>407 ms</td><td>68 ms</td></tr><tr><td>heap before the click</td><td>1.5 MB</td><td>2.6 MB</td><td>7.4 MB</td><td>6.3 MB</td><td>3.2 MB</td></tr><tr><td>heap with the first row</td><td>2.1 MB</td><td>3.8 MB</td><td>8.4 MB</td><td>9.0 MB</td><td>4.1 MB</td></tr></tbody></table><p>2026-11-29, Chromium 156.0.8078.108, 2 processors with a load of 1.1 at the start, medians of 5 interleaved runs. Requests to other hosts are counted and refused. <a href="https://github.com/latchkit/latchkit/tree/main/tooling/bench/compare" target="_blank" rel="noreferrer">The apps</a> are those of each guide, with React and wagmi or web3.js; the floor is the first view as static HTML.</p></div>`,
  )
}
var _sfc_setup = _sfc_main.setup
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext()
  ;(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add('index.md')
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0
}
var pages_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [
  ['ssrRender', _sfc_ssrRender],
])

export { __pageData, pages_default as default }
