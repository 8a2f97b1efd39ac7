export const linkStyles = `
.link{color:var(--lk-text);text-decoration:underline;text-underline-offset:2px;text-decoration-color:var(--lk-text-2);border-radius:4px}
.link-button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:44px;padding:10px 16px;border-radius:14px;font-weight:600;text-align:center;text-decoration:none;background:var(--lk-surface-2);box-shadow:inset 0 0 0 1px var(--lk-line);transition:background-color 120ms}
@media (hover:hover){.link-button:hover{background:var(--lk-hover)}.link:hover{text-decoration-color:currentcolor}}
`
