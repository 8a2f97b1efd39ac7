export const heroStyles = `
.hero{display:flex;flex-direction:column;align-items:center;gap:4px;padding:16px 8px 8px;text-align:center}
.hero-icon{display:grid;place-items:center;width:56px;height:56px;border-radius:18px;background:var(--lk-surface-2);color:var(--lk-text-2)}
.hero-icon .icon{width:24px;height:24px}
.hero-heading{margin-top:12px;font-weight:600}
.hero-text{max-width:304px;color:var(--lk-text-2);font-size:13px;line-height:18px;text-wrap:pretty}
.hero-icon+.hero-text{margin-top:12px}
.hero-actions{display:flex;flex-wrap:wrap;justify-content:center;gap:8px;margin-top:16px;width:100%}
`
