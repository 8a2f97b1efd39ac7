/** The hit box stays; what is inside of it grows and shrinks. */
export const rowStyles = `
.row{display:block;width:100%;min-height:56px;flex:none;border-radius:16px;text-decoration:none}
.row-inner{display:flex;align-items:center;gap:12px;min-height:56px;padding:8px 12px 8px 8px;border-radius:16px;background:var(--lk-surface-2);transition:background-color 120ms,transform 200ms var(--ease)}
[dir=rtl] .row-inner{padding:8px 8px 8px 12px}
[dir=rtl] :is(.row-label,.row-detail){unicode-bidi:plaintext;text-align:right}
.row-tile{display:grid;place-items:center;flex:none;width:40px;height:40px;border-radius:10px;background:var(--lk-surface);box-shadow:inset 0 0 0 1px var(--lk-line);color:var(--lk-text-2)}
.row-text{display:flex;flex-direction:column;flex:1;min-width:0}
.row-label{font-weight:500;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.row-detail{color:var(--lk-text-2);font-size:13px;line-height:18px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.row-badge{flex:none;color:var(--lk-text-2);font-size:13px;line-height:18px}
.row-chevron{color:var(--lk-text-2);margin-inline-end:-4px}
.row[aria-current] .row-inner{background:color-mix(in oklab,var(--lk-accent) 14%,var(--lk-surface-2))}
.row:active:not(:disabled) .row-inner{transform:scale(.985)}
.row:disabled .row-inner{opacity:.5}
@media (hover:hover){.row:hover:not(:disabled) .row-inner{background:var(--lk-hover)}}
@media (forced-colors:active){.row-inner{border:1px solid ButtonText}.row[aria-current] .row-inner{border:2px solid Highlight}}
`
