/** Keys that scroll the page, except in a field. */
const scrollKeys: ReadonlySet<string> = new Set([
  ' ',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'ArrowUp',
  'ArrowDown',
])

/**
 * Keeps the page behind the dialog from scrolling, without moving anything in it; returns the unlock function.
 *
 * A scrollbar that takes room stays: without it elements that are fixed to the edge would move, and a gutter in its
 * place changes the unit `vw`.
 */
export function lockScroll(dialog: HTMLElement): () => void {
  const root = document.documentElement
  const unlock = innerWidth > root.clientWidth || innerHeight > root.clientHeight ? undefined : hideOverflow()
  const hold = (event: WheelEvent | KeyboardEvent) => {
    if (event.ctrlKey || ('key' in event && !isScrollKey(event))) return
    const path = event.composedPath()
    // Above the dialog are the page's own scrollers, such as the root with `overflow: scroll`.
    if (!path.slice(0, path.indexOf(dialog)).some(isScroller)) event.preventDefault()
  }
  dialog.addEventListener('wheel', hold, { passive: false })
  dialog.addEventListener('keydown', hold)
  return () => {
    dialog.removeEventListener('wheel', hold)
    dialog.removeEventListener('keydown', hold)
    unlock?.()
  }
}

function hideOverflow(): () => void {
  const { documentElement, body } = document
  // Without an overflow of the root the window has that of the body. If the root got one, such a body would become a
  // separate scroller, at its top.
  const isOfBody = overflowOf(documentElement) === 'visible' && overflowOf(body) !== 'visible'
  const { style } = isOfBody ? body : documentElement
  const before = { overflowX: style.overflowX, overflowY: style.overflowY }
  // Another dialog holds the lock, and may release it before this one.
  if (before.overflowY === 'hidden') return () => {}
  style.overflow = 'hidden'
  return () => void Object.assign(style, before)
}

function overflowOf(element: Element): string {
  return getComputedStyle(element).overflow
}

function isScrollKey({ key, target }: KeyboardEvent): boolean {
  const isPress = key === ' ' ? ', button, a' : ''
  return (
    scrollKeys.has(key) && target instanceof Element && !target.matches(`input, select, textarea${isPress}`)
  )
}

/** A list of the modal, which does not pass its scroll on to the page. */
function isScroller(target: EventTarget): boolean {
  if (!(target instanceof Element) || target.scrollHeight <= target.clientHeight) return false
  return /auto|scroll/.test(getComputedStyle(target).overflowY)
}
