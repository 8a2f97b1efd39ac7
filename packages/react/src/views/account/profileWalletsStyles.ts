export const profileWalletsStyles = `
.profile-wallets{display:flex;flex-direction:column;gap:8px}
.profile-heading{margin:8px 8px 0;color:var(--lk-text-2);font-size:13px;line-height:18px;font-weight:500}
.profile-connection{display:flex;align-items:center;gap:4px}
.profile-connection .row{flex:1;min-width:0}
`
