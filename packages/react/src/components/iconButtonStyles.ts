export const iconButtonStyles = `
.icon-button{display:grid;place-items:center;width:44px;height:44px;border-radius:14px;color:var(--lk-text-2);transition:background-color 120ms,color 120ms}
.icon-button:active .icon:not(.flip){transform:scale(.9)}
.icon-button:focus-visible{outline-offset:-4px}
@media (hover:hover){.icon-button:hover{background:var(--lk-surface-2);color:var(--lk-text)}}
`
