/**
 * Dark on light in both modes, and whatever an app makes of the tokens: some scanners read nothing else. The padding
 * is the quiet zone.
 */
export const qrCodeStyles = `
.qr{position:relative;flex:none;width:100%;max-width:336px;margin-inline:auto;aspect-ratio:1;padding:16px;border-radius:20px;color-scheme:light;forced-color-adjust:none;background:oklch(from var(--lk-surface) max(l,.97) min(c,.02) h);color:oklch(from var(--lk-text) min(l,.25) min(c,.04) h);box-shadow:inset 0 0 0 1px oklch(.9 .005 265)}
.qr svg{display:block;width:100%;height:100%}
.qr-logo{position:absolute;inset:0;display:grid;place-items:center}
.qr-waiting{position:absolute;inset:16px;border-radius:12px;overflow:hidden;background:radial-gradient(circle,oklch(.9 .006 265) 26%,transparent 30%) 0 0/9px 9px}
.qr-waiting::after{content:"";position:absolute;inset:0;background:linear-gradient(100deg,transparent 30%,oklch(1 0 0/.85) 50%,transparent 70%);animation:qr-shimmer 1.4s linear infinite}
@keyframes qr-shimmer{from{transform:translateX(-100%)}to{transform:translateX(100%)}}
@media (prefers-reduced-motion:reduce){.qr-waiting::after{display:none}}
`
