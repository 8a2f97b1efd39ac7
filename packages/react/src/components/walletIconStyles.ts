export const walletIconStyles = `
.wallet-icon{position:relative;display:grid;place-items:center;flex:none;width:var(--size);height:var(--size);border-radius:calc(var(--size)*.25);overflow:hidden;background:var(--lk-surface)}
.wallet-icon.circle{border-radius:50%}
.wallet-icon img{width:100%;height:100%;object-fit:cover}
.wallet-icon::after{content:"";position:absolute;inset:0;border-radius:inherit;box-shadow:inset 0 0 0 1px light-dark(oklch(0 0 0/.08),oklch(1 0 0/.12))}
.wallet-icon.letter{background:light-dark(oklch(.9 .06 var(--hue)),oklch(.38 .07 var(--hue)));color:light-dark(oklch(.36 .1 var(--hue)),oklch(.92 .05 var(--hue)));font-size:calc(var(--size)*.42);line-height:1;font-weight:600}
`
