export const logoRingStyles = `
.logo-ring{position:relative;display:grid;place-items:center;width:92px;height:92px}
.logo-ring svg{position:absolute;inset:0;overflow:visible}
.logo-ring rect{stroke:transparent;stroke-width:2.5;stroke-linecap:round;transition:stroke 120ms}
.logo-ring.pending rect{stroke:var(--lk-accent);stroke-dasharray:26 74;animation:run 1.3s linear infinite}
.logo-ring.failed rect{stroke:var(--lk-negative)}
.logo-ring.success rect{stroke:var(--lk-positive)}
.logo-ring.failed{animation:nudge 320ms ease-in-out}
@keyframes run{to{stroke-dashoffset:-100}}
@keyframes nudge{20%,60%{transform:translateX(-2px)}40%,80%{transform:translateX(2px)}}
@media (prefers-reduced-motion:reduce){.logo-ring.pending rect{stroke-dasharray:none}}
`
