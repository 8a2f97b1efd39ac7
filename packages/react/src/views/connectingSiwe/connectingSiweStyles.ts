export const connectingSiweStyles = `
.siwx-logos{display:flex;align-items:center;justify-content:center}
.siwx-logos .logo-ring{background:var(--lk-surface);border-radius:28px}
.siwx-logos .logo-ring+.logo-ring{margin-inline-start:-16px}
.siwx-card{display:flex;flex-direction:column;gap:4px;padding:12px 16px;border-radius:16px;background:var(--lk-surface-2);font-size:13px;line-height:18px}
.siwx-card dt{color:var(--lk-text-2)}
.siwx-card dd{margin:0;overflow-wrap:anywhere}
.siwx-card .siwx-domain{font-size:15px;line-height:20px;font-weight:600}
.siwx-line{display:flex;justify-content:space-between;gap:12px}
.siwx-actions{display:flex;flex-direction:column;gap:8px;margin-top:8px}
`
