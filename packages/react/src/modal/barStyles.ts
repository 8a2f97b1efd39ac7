export const barStyles = `
.bar{
  position:fixed;inset-inline:0;top:max(16px,env(safe-area-inset-top));margin-inline:auto;z-index:2147483001;
  display:flex;align-items:center;gap:8px;width:fit-content;max-width:min(400px,calc(100vw - 32px));
  min-height:44px;padding:8px 16px 8px 12px;border-radius:16px;
  background:var(--lk-surface);border:1px solid var(--lk-line);
  box-shadow:0 1px 2px oklch(0 0 0/.06),0 8px 32px -4px oklch(0 0 0/.2);
  font-size:13px;line-height:18px;animation:bar-in 200ms var(--ease);
}
.bar .tone{display:flex;flex:none}
.bar[data-variant=success] .tone{color:var(--lk-positive)}
.bar[data-variant=error] .tone,.bar.alert .tone{color:var(--lk-negative)}
.bar.alert{padding-block:4px;padding-inline-end:4px}
.bar.alert~.bar{top:calc(max(16px,env(safe-area-inset-top)) + 64px)}
@keyframes bar-in{from{opacity:0;transform:translateY(-12px) scale(.97)}}
@media (forced-colors:active){.bar{border:2px solid CanvasText}}
`
