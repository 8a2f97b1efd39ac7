/** The dialog, its backdrop and its card; a sheet from the bottom on phones. */
export const dialogStyles = `
.dialog{
  position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;
  margin:0;padding:16px;border:0;background:none;overflow:clip;z-index:2147483000;
  display:none;align-items:center;justify-content:center;overscroll-behavior:contain;
}
.dialog[open]{display:flex}
.dialog::backdrop{background:var(--lk-overlay);animation:fade 150ms ease-out}
.dialog.closing::backdrop{opacity:0;transition:opacity 120ms ease-in}
.card{
  --page-max:min(85vh,680px);
  position:relative;display:flex;flex-direction:column;width:368px;max-width:100%;
  background:var(--lk-surface);border:1px solid var(--lk-line);border-radius:var(--lk-radius);
  box-shadow:0 1px 2px oklch(0 0 0/.06),0 16px 48px -8px oklch(0 0 0/.22);
  overflow:hidden;
}
.dialog .card{animation:card-in 150ms var(--ease)}
.stage{overflow:hidden;transition:height 200ms var(--ease)}
.page{position:relative;display:flex;flex-direction:column;max-height:var(--page-max)}
.page:focus{outline:none}
.page.forward{animation:page-forward 200ms var(--ease)}
.page.back{animation:page-back 200ms var(--ease)}
.shaking{animation:shake 500ms ease-in-out!important}
@keyframes fade{from{opacity:0}}
@keyframes card-in{from{opacity:0;transform:scale(.97)}}
@keyframes page-forward{from{opacity:0;transform:translateX(calc(16px*var(--dir,1))) scale(.985);pointer-events:none}to{pointer-events:none}}
@keyframes page-back{from{opacity:0;transform:translateX(calc(-16px*var(--dir,1))) scale(1.015);pointer-events:none}to{pointer-events:none}}
@keyframes shake{0%,100%{transform:none}15%,55%{transform:translateX(-6px)}35%,75%{transform:translateX(6px)}90%{transform:translateX(-2px)}}
@keyframes sheet-in{from{transform:translateY(100%)}}
[dir=rtl]{--dir:-1}
.embedded .card{box-shadow:none;--page-max:none}
@media (max-width:479.98px){
  .dialog{padding:0;align-items:flex-end}
  .dialog .card{
    width:100%;border-radius:var(--lk-radius) var(--lk-radius) 0 0;border-width:1px 0 0;
    --page-max:min(88vh,calc(100dvh - 40px));
    padding-bottom:max(env(safe-area-inset-bottom),0px);
    animation:sheet-in 320ms cubic-bezier(.2,1.1,.3,1);
    overflow:visible;
  }
  /* More card below the edge, so that the overshoot of the sheet shows no gap. */
  .dialog .card::after{content:"";position:absolute;inset:100% 0 auto;height:80px;background:var(--lk-surface)}
  .dialog .stage{transition:none}
}
@media (forced-colors:active){
  .card{border:2px solid CanvasText}
}
`
