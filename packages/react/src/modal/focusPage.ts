/** Moves the focus into a new page: the old one took it along when it went. */
export function focusPage(page: HTMLElement | null, isFirst: boolean): void {
  if (!page) return
  const dialog = page.closest('dialog')
  const { activeElement } = page.getRootNode() as ShadowRoot
  // The dialog gives the focus itself when it is shown.
  if (dialog && !dialog.open) return
  // Embedded in a page, a view takes the focus only from the view before it.
  if (!dialog && (isFirst || document.activeElement !== document.body)) return
  if (activeElement && page.contains(activeElement)) return
  const wanted = page.querySelector<HTMLElement>('[autofocus]') ?? page.querySelector<HTMLElement>('h1')
  wanted?.focus({ preventScroll: true })
}
