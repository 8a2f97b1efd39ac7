/** Plays the dialog's way out. `finished` tells when it is gone from sight: at once where motion is unwanted. */
export function leave(dialog: HTMLDialogElement): { finished: Promise<unknown>; cancel(): void } {
  const card = dialog.querySelector('.card')
  if (!card || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return { finished: Promise.resolve(), cancel() {} }
  dialog.classList.add('closing')
  const isSheet = matchMedia('(max-width: 479.98px)').matches
  const animation = card.animate(
    [{}, isSheet ? { transform: 'translateY(100%)' } : { opacity: 0, transform: 'scale(.97)' }],
    { duration: isSheet ? 200 : 120, easing: 'ease-in', fill: 'forwards' },
  )
  return {
    // A cancelled animation rejects; then nobody waits for it any more.
    finished: animation.finished.catch(() => {}),
    cancel() {
      dialog.classList.remove('closing')
      animation.cancel()
    },
  }
}
