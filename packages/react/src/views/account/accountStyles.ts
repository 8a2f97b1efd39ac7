export const accountStyles = `
.account{display:flex;flex-direction:column;align-items:center;gap:4px;padding:8px 8px 12px;text-align:center}
.account-who{display:flex;align-items:center;gap:4px;margin-top:4px}
.account-address{font-weight:600;font-variant-numeric:tabular-nums;white-space:nowrap;direction:ltr;unicode-bidi:isolate}
.account-balance{display:grid;place-items:center;min-height:38px}
.account-explorer{display:inline-flex;align-items:center;gap:4px;min-height:44px;padding:0 8px;font-size:13px;line-height:18px;color:var(--lk-text-2);border-radius:8px}
.account-explorer .icon{width:14px;height:14px}
.account-connection{display:flex;align-items:center;gap:4px}
.account-connection .row{flex:1;min-width:0}
`
