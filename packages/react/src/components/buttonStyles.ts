export const buttonStyles = `
.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:44px;padding:10px 16px;border-radius:14px;font-weight:600;text-align:center;text-decoration:none;transition:background-color 120ms,filter 120ms,transform 120ms var(--ease)}
.button.wide{width:100%}
.button.neutral{background:var(--lk-surface-2);box-shadow:inset 0 0 0 1px var(--lk-line)}
.button.accent{background:var(--lk-accent);color:var(--lk-on-accent)}
.button.negative{background:var(--lk-surface-2);color:var(--lk-negative)}
.button.plain{padding-inline:12px;color:var(--lk-text-2)}
.button:is(:disabled,[aria-disabled]){opacity:.5}
.button:active:not(:disabled,[aria-disabled]){transform:scale(.97)}
@media (hover:hover){
  .button:is(.neutral,.negative):hover:not(:disabled,[aria-disabled]){background:var(--lk-hover)}
  .button.accent:hover:not(:disabled,[aria-disabled]){filter:brightness(1.08)}
  .button.plain:hover:not(:disabled,[aria-disabled]){color:var(--lk-text)}
}
@media (forced-colors:active){.button{border:1px solid ButtonText}}
`
