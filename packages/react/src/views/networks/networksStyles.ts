export const networksStyles = `
.networks-group{display:flex;flex-direction:column;gap:8px}
.networks-group+.networks-group{margin-top:8px}
.networks-heading{margin:0 8px;color:var(--lk-text-2);font-size:13px;line-height:18px;font-weight:500}
`
