/** As tall as the list, so that the card does not jump while a name is typed. */
export const allWalletsStyles = `
.all-wallets-none{flex:1 1 416px;min-height:0;overflow-y:auto}
.all-wallets-tail{display:flex;flex-direction:column;gap:8px}
.all-wallets-tail.failed{align-items:center;padding:12px 8px;text-align:center}
`
