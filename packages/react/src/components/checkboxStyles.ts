export const checkboxStyles = `
.checkbox{position:relative;display:flex;align-items:center;gap:12px;min-height:44px;padding:4px;font-size:13px;line-height:18px;color:var(--lk-text-2);cursor:pointer}
.checkbox input{position:absolute;inset-block:0;inset-inline-start:0;width:44px;height:100%;opacity:0;cursor:pointer}
.checkbox-box{display:grid;place-items:center;flex:none;width:22px;height:22px;border-radius:7px;border:1.5px solid var(--lk-text-2);color:transparent;transition:background-color 120ms}
.checkbox-box .icon{width:16px;height:16px;stroke-width:2.5}
.checkbox input:checked+.checkbox-box{background:var(--lk-accent);border-color:var(--lk-accent);color:var(--lk-on-accent)}
.checkbox input:focus-visible+.checkbox-box{outline:2px solid var(--lk-focus);outline-offset:2px}
@media (forced-colors:active){.checkbox input{opacity:1;width:22px}.checkbox-box{visibility:hidden}}
`
