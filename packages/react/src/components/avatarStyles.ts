/** Two hues of the address over each other; it decorates, the address beside it says who it is. */
export const avatarStyles = `
.avatar{display:block;flex:none;width:64px;height:64px;border-radius:50%;background:radial-gradient(circle at 28% 24%,oklch(.9 .1 var(--hue-1)),transparent 62%),radial-gradient(circle at 78% 80%,oklch(.62 .16 var(--hue-2)),transparent 70%),oklch(.74 .13 var(--hue-3));box-shadow:inset 0 0 0 1px light-dark(oklch(0 0 0/.08),oklch(1 0 0/.14))}
`
