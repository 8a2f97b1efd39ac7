import type { Page } from './environment.js'

/** Tells when a page is put away and when it, or the network, comes back. Returns the end of that. */
export function watchPage(
  page: Page | undefined,
  { onHide, onReturn }: { onHide(): void; onReturn(): void },
): () => void {
  if (!page) return () => {}
  const { window, document } = page
  const onVisibility = () => {
    if (document.visibilityState === 'visible') onReturn()
  }
  // A page in the back-forward cache is frozen: it must not keep what other tabs need.
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onReturn)
  window.addEventListener('online', onReturn)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onReturn)
    window.removeEventListener('online', onReturn)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
