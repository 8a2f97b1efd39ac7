export const connectingSiweStyles = `
.siwx-logos{display:flex;align-items:center;justify-content:center}
.siwx-logos .logo-ring+.logo-ring{margin-inline-start:-4px}
.siwx-card{display:flex;flex-direction:column;gap:4px;padding:12px 16px;border-radius:16px;background:var(--lk-surface-2);overflow-wrap:anywhere}
.siwx-domain{font-weight:600}
.siwx-statement{font-size:13px;line-height:18px}
.siwx-actions{display:flex;flex-direction:column;gap:8px;margin-top:8px}
.siwx-hint{color:var(--lk-text-2);font-size:13px;line-height:18px;text-align:center;text-wrap:pretty}
`
