import { getOnAccent } from '../theme/getOnAccent.js'
import { defaultTokens } from '../theme/tokens.js'

/** What every view stands on: tokens, resets, type scale, focus. */
export const baseStyles = () => `
:host{all:initial!important;display:contents!important;${Object.entries(defaultTokens())
  .map(([name, value]) => `${name}:${value}`)
  .join(';')};--lk-on-accent:${getOnAccent('var(--lk-accent)')}}
:host([data-embedded]){display:block!important}
*,*::before,*::after{box-sizing:border-box}
.root{
  --ease:cubic-bezier(.2,.8,.2,1);
  font:400 15px/20px var(--lk-font);
  color:var(--lk-text);
  text-align:start;
  -webkit-font-smoothing:antialiased;
  -webkit-tap-highlight-color:transparent;
  -webkit-text-size-adjust:100%;
}
button,input{font:inherit;color:inherit;letter-spacing:inherit;margin:0}
button{appearance:none;border:0;background:none;padding:0;cursor:pointer;text-align:start}
button:disabled{cursor:not-allowed}
h1,h2,p,ul{margin:0;padding:0;font:inherit}
ul{list-style:none}
img{display:block}
a{color:inherit}
:focus{outline:none}
:focus-visible{outline:2px solid var(--lk-focus);outline-offset:2px}
.icon{display:block;flex:none}
[dir=rtl] .flip{transform:scaleX(-1)}
.sr{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-contrast:more){
  :host{--lk-line:light-dark(#555,#bbb);--lk-text-2:var(--lk-text)}
}
@media (prefers-reduced-motion:reduce){
  *,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important}
}
`
