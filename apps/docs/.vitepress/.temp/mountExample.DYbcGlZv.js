import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

// ../../tooling/configurator/src/styles/base.css?inline
var base_default =
  '*,:before,:after{box-sizing:border-box}html{background:var(--ground);-webkit-text-size-adjust:100%;scroll-padding-top:88px}body{color:var(--text);font:15px / 22px var(--font);overflow-wrap:break-word;margin:0}h1,h2,h3,h4,p,ul,ol,dl,dd,pre,fieldset{margin:0;padding:0}ul,ol{list-style:none}fieldset{border:0;min-width:0}legend{padding:0}h1{letter-spacing:-.022em;text-wrap:balance;font-size:clamp(32px,5vw,48px);font-weight:650;line-height:1.1}h2{letter-spacing:-.015em;font-size:26px;font-weight:650;line-height:32px}h3{font-size:17px;font-weight:600;line-height:22px}h4,legend,label{font-size:13px;font-weight:600;line-height:18px}code,pre,.mono{font-family:var(--mono);font-size:13px}small{font-size:13px;line-height:18px}img,svg{flex:none;display:block}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}main:focus{outline:none}.visually-hidden{clip-path:inset(50%);white-space:nowrap;width:1px;height:1px;margin:-1px;position:absolute;overflow:hidden}.muted,.hint,.lead{color:var(--text-2)}.hint,.note{font-size:13px;line-height:18px}.note{color:var(--text-2);font-weight:400}.positive{color:var(--positive)}.negative{color:var(--negative)}.warning{color:var(--warning)}[dir=rtl] :is(h1,h2,h3,h4,p,li,legend,label,dt,dd,option,small,span,strong,output,.button){unicode-bidi:plaintext}[dir=rtl] body{text-align:right}@media (prefers-reduced-motion:no-preference){.button,input,select,.segments span{transition:background-color .12s,border-color .12s,color .12s}}'
// ../../tooling/configurator/src/styles/configurator.css?inline
var configurator_default =
  '.card{border:1px solid var(--line);border-radius:var(--radius);background:var(--surface);min-width:0;box-shadow:var(--shadow);align-content:start;gap:16px;padding:24px;display:grid}.card>h3+.hint{margin-top:-12px}.card>.button{justify-self:start}.json{align-content:start;gap:8px;min-width:0;display:grid}.code{border:1px solid var(--line);background:var(--surface-2);border-radius:16px;overflow:auto}.code pre{text-align:left;width:max-content;min-width:100%;padding:16px;line-height:20px}.row{justify-content:space-between;align-items:center;gap:16px;display:flex}.configurator{grid-template-columns:400px minmax(0,1fr);align-items:start;gap:24px;display:grid}.options{gap:24px}.outcome-column{gap:24px;min-width:0;display:grid;position:sticky;top:96px}.inline-modal{grid-template-columns:minmax(0,368px);justify-content:center;display:grid}.order{gap:8px;display:grid}.order li{padding:7px 8px 7px 16px;border:1px solid var(--line);border-radius:var(--radius-control);align-items:center;gap:8px;min-height:48px;padding-inline:16px 8px;display:flex}.order li>span{flex:1}.diagnostics{color:var(--text-2);font-size:13px;line-height:18px}.diagnostics summary{cursor:pointer;min-height:28px}.diagnostics ul{gap:4px;padding-top:8px;display:grid}@media (width<=1023px){.configurator{grid-template-columns:minmax(0,1fr)}.outcome-column{position:static}}@media (width<=719px){.card{padding:20px}}'
// ../../tooling/configurator/src/styles/controls.css?inline
var controls_default =
  '.button{border:1px solid var(--line);border-radius:var(--radius-control);background:var(--surface);min-height:44px;color:var(--text);font:600 15px / 20px var(--font);cursor:pointer;touch-action:manipulation;justify-content:center;align-items:center;padding:8px 18px;display:inline-flex}.button:hover:not(:disabled){background:var(--hover)}.button.primary{background:var(--text);color:var(--ground);border-color:#0000}.button.primary:hover:not(:disabled){background:color-mix(in oklab, var(--text) 86%, var(--ground))}.button.small{border-radius:10px;min-width:32px;min-height:32px;padding:4px 12px;font-size:13px;line-height:18px}.button.quiet{color:var(--text-2);background:0 0;border-color:#0000}.button:disabled{cursor:default;color:var(--text-2);background:var(--surface-2);border-color:#0000}@media (pointer:coarse){.button.small{min-width:44px;min-height:44px}}.field{gap:6px;display:grid}.field output{float:inline-end;color:var(--text-2);font-variant-numeric:tabular-nums;font-weight:400}.field input:not([type=range]),.field select{border:1px solid var(--control-line);border-radius:var(--radius-control);background:var(--surface);width:100%;min-height:44px;color:var(--text);font:15px / 22px var(--font);padding:8px 14px}.field input.mono{font-family:var(--mono);text-overflow:ellipsis;font-size:13px}.field input[aria-invalid]{border-color:var(--negative)}.field :disabled{color:var(--text-2);background:var(--surface-2);border-color:var(--line)}.field input[type=range]{width:100%;height:28px;accent-color:var(--brand);margin:0}form,fieldset.plain{justify-items:start;gap:16px;display:grid}form>*,fieldset.plain>:not(.button,.visually-hidden){width:100%}form>.button{width:auto}.choice{gap:8px;display:grid}.choice legend{margin-bottom:8px}.segments{background:var(--surface-2);border-radius:14px;gap:3px;padding:3px;display:flex}.segments label{flex:1;position:relative}.segments input,.swatch input[type=radio]{opacity:0;cursor:pointer;width:100%;height:100%;margin:0;position:absolute;inset:0}.segments span{min-height:38px;color:var(--text-2);text-align:center;border-radius:11px;place-items:center;padding:4px 12px;display:grid}.segments input:checked+span{background:var(--surface);color:var(--text);box-shadow:0 0 0 1px var(--line)}.segments input:focus-visible+span,.swatch input:focus-visible+span{outline:2px solid var(--focus);outline-offset:2px}fieldset:disabled .segments input{cursor:default}.swatches{flex-wrap:wrap;align-items:center;gap:4px;display:flex}.swatch{cursor:pointer;place-items:center;min-width:44px;min-height:44px;display:grid;position:relative}.swatch>span:first-of-type:not([aria-hidden]){background:var(--brand);border-radius:50%;width:28px;height:28px}.swatch input:checked+span{box-shadow:0 0 0 3px var(--surface), 0 0 0 5px var(--text)}.swatch.custom{color:var(--text-2);gap:8px;padding-inline:8px;display:flex}.color-input{border:1px solid var(--control-line);cursor:pointer;background:0 0;border-radius:8px;width:28px;height:28px;padding:0}.swatch.custom [data-chosen]{color:var(--text);font-family:var(--mono)}.checkbox{cursor:pointer;align-items:start;gap:12px;padding:8px 0;font-size:15px;line-height:20px;display:flex}.tick{width:20px;height:20px;accent-color:var(--brand);flex:none;margin:0}.checkbox small{color:var(--text-2);font-weight:400;display:block}.copy{align-items:center;gap:8px;display:inline-flex}@media (forced-colors:active){.segments input:checked+span,.swatch input:checked+span{outline:2px solid highlight}}'
// ../../tooling/configurator/src/styles/tokens.css?inline
var tokens_default =
  ':root{color-scheme:light dark}:root,:host{--ground:light-dark(oklch(98.5% .002 265),oklch(16.5% .008 265));--surface:light-dark(oklch(100% 0 0),oklch(20.5% .009 265));--surface-2:light-dark(oklch(96.8% .003 265),oklch(25.2% .011 265));--hover:light-dark(oklch(94.2% .005 265),oklch(29.5% .013 265));--text:light-dark(oklch(22% .012 265),oklch(96.5% .003 265));--text-2:light-dark(oklch(47% .014 265),oklch(74.5% .011 265));--line:light-dark(oklch(91% .005 265),oklch(31% .012 265));--control-line:light-dark(oklch(63% .012 265),oklch(55% .014 265));--brand:light-dark(oklch(55% .2 262),oklch(60% .18 262));--positive:light-dark(oklch(48% .13 150),oklch(78% .15 152));--negative:light-dark(oklch(51% .19 25),oklch(74% .15 22));--warning:light-dark(oklch(48% .11 70),oklch(82% .13 80));--focus:light-dark(oklch(52% .2 262),oklch(74% .14 258));--shadow:0 1px 2px light-dark(oklch(20% .02 265/.05),#0000);--font:system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;--mono:ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, monospace;--radius:20px;--radius-control:12px}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}'
// examples/src/example.css?inline
var example_default =
  ':host{color:var(--text);font:15px / 22px var(--font);display:block}.live{border:1px solid var(--line);border-radius:var(--radius);background:var(--surface);flex-wrap:wrap;align-items:center;gap:12px 16px;padding:20px;display:flex}.live p{overflow-wrap:anywhere;min-width:0;color:var(--text-2);flex:240px}.live p:empty{display:none}.wallet{border:1px solid var(--line);border-radius:var(--radius);background:var(--surface);width:min(340px,100vw - 32px);color:var(--text);overflow-wrap:anywhere;margin:24px 24px auto auto;padding:20px;box-shadow:0 12px 40px oklch(20% .02 265/.3)}.wallet p{margin-block:8px 12px}.wallet .button{width:calc(50% - 4px)}.wallet .button:first-of-type{margin-inline-end:8px}.wallet::backdrop{background:0 0}.gallery{gap:20px;display:grid}.gallery-bar{grid-template-columns:repeat(auto-fit,minmax(220px,1fr));align-items:end;gap:16px;display:grid}.buttons{gap:8px;display:flex}.gallery-frame{border:1px solid var(--line);border-radius:var(--radius);background:var(--surface);width:100%;height:760px}.gallery-frame.phone{width:390px;max-width:100%;margin-inline:auto}.builder{gap:20px;display:grid}.builder .configurator{grid-template-columns:repeat(auto-fit,minmax(min(320px,100%),1fr))}.builder .outcome-column{position:static}'
// examples/src/exampleSheet.ts
/** The styles of the examples: those of the configurator, and their own. */
function exampleSheet() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    [tokens_default, base_default, controls_default, configurator_default, example_default].join('\n'),
  )
  return sheet
}
// examples/src/examples.ts
/** The examples by name. Each loads with its first use. */
var examples = {
  connect: async () => (await import('./liveExamples.boceeX-C.js')).liveExamples.connect,
  'sign-message': async () => (await import('./liveExamples.boceeX-C.js')).liveExamples.signMessage,
  'switch-network': async () => (await import('./liveExamples.boceeX-C.js')).liveExamples.switchNetwork,
  send: async () => (await import('./liveExamples.boceeX-C.js')).liveExamples.send,
  'theme-builder': async () => (await import('./ThemeBuilder.Cuwt5CCp.js')).ThemeBuilder,
  gallery: async () => (await import('./Gallery.csgy8nYt.js')).Gallery,
  'gallery-frame': async () => (await import('./GalleryFrame.DTU78HiE.js')).GalleryFrame,
}
// examples/src/mountExample.ts
/**
 * Mounts an example into an element and returns the function that removes it. Its code loads here, so the page of a reader
 * who never scrolls to it has none. It is in a shadow root: the styles of the site do not reach it, nor its styles the site.
 *
 * @throws TypeError for a name that is not one of `examples`
 *
 * @example
 * const remove = mountExample('connect', element)
 */
function mountExample(name, element) {
  if (!isExample(name))
    throw new TypeError(`There is no example "${name}": pass one of ${Object.keys(examples).join(', ')}.`)
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [exampleSheet()]
  const place = shadow.appendChild(document.createElement('div'))
  const root = createRoot(place)
  let isMounted = true
  examples[name]().then(
    Example => {
      if (isMounted) root.render(createElement(StrictMode, null, createElement(Example)))
    },
    () => {
      if (isMounted) root.render('This example could not be loaded. Reload the page to try again.')
    },
  )
  return () => {
    isMounted = false
    root.unmount()
    place.remove()
  }
}
function isExample(name) {
  return Object.hasOwn(examples, name)
}

export { exampleSheet as t, mountExample }
