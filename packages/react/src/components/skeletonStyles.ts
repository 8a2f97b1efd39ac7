export const skeletonStyles = `
.skeleton{display:block;width:100%;border-radius:16px;background:var(--lk-surface-2);animation:pulse 1.4s ease-in-out infinite}
@keyframes pulse{50%{opacity:.5}}
@media (forced-colors:active){.skeleton{border:1px solid GrayText}}
`
