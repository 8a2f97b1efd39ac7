export const walletConnectStyles = `
.pairing{display:flex;flex-direction:column;align-items:center;gap:8px;text-align:center}
.pairing-text{max-width:304px;margin-top:4px;color:var(--lk-text-2);font-size:13px;line-height:18px;text-wrap:pretty}
.pairing-declined{display:flex;align-items:center;gap:8px;width:100%;max-width:336px;padding:8px 12px;border-radius:14px;background:var(--lk-surface-2);font-size:13px;line-height:18px;text-align:start}
.pairing-declined .icon{flex:none;color:var(--lk-negative)}
.pairing-declined b{display:block;font-weight:600}
.pairing-end{display:flex;align-items:center;justify-content:space-between;gap:8px;width:100%;max-width:336px;min-height:44px}
.pairing-countdown{padding-inline-start:4px;color:var(--lk-text-2);font-size:13px;line-height:18px;font-variant-numeric:tabular-nums}
`
