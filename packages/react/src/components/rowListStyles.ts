export const rowListStyles = `
.row-list{display:flex;flex-direction:column;gap:8px}
`
