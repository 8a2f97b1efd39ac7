export const tabsStyles = `
.tabs{display:flex;gap:4px;flex:none;padding:4px;border-radius:16px;background:var(--lk-surface-2)}
.tab{flex:1;min-width:0;min-height:44px;padding:0 8px;border-radius:12px;font-size:13px;line-height:18px;font-weight:600;text-align:center;color:var(--lk-text-2);overflow:hidden;text-overflow:ellipsis;white-space:nowrap;transition:background-color 120ms,color 120ms}
.tab[aria-selected=true]{background:var(--lk-surface);color:var(--lk-text);box-shadow:0 0 0 1px var(--lk-line)}
.tab:focus-visible{outline-offset:-2px}
@media (hover:hover){.tab:hover{color:var(--lk-text)}}
@media (forced-colors:active){.tab{border:1px solid ButtonText}.tab[aria-selected=true]{border:2px solid Highlight}}
`
