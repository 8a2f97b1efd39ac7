/**
 * Events by which dialogs of apps notice a press outside, a loss of the focus or Escape. Their libraries listen on
 * `document`, many in the capture phase, where the target is the host of the modal instead of the pressed element.
 */
const observedEvents = [
  'keydown',
  'keyup',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'focusin',
  'focusout',
  'touchstart',
  'touchend',
] as const

/**
 * Keeps the events inside the host from all listeners of the page but those on `window` that were added before, until
 * the returned function is called. A copy of each event is dispatched inside the shadow root, so that the listeners
 * there receive it. The default action is that of the original.
 */
export function isolateEvents(dialog: HTMLElement): () => void {
  const root = dialog.getRootNode()
  const isolate = (event: Event) => {
    const path = event.composedPath()
    const isInside = path.includes(root)
    // Without a focused element, Escape is still for the dialog on top.
    if (!isInside && !isEscapeOfPage(event)) return
    event.stopImmediatePropagation()
    const copy = copyEvent(event)
    // Some elements act on a copied click too. Only the original may act, once.
    const settle = () => {
      if (copy.defaultPrevented) event.preventDefault()
      else copy.preventDefault()
    }
    root.addEventListener(event.type, settle)
    const target = isInside ? path[0] : dialog
    target?.dispatchEvent(copy)
    root.removeEventListener(event.type, settle)
  }
  for (const type of observedEvents) window.addEventListener(type, isolate, true)
  return () => {
    for (const type of observedEvents) window.removeEventListener(type, isolate, true)
  }
}

function isEscapeOfPage(event: Event): boolean {
  return (
    event instanceof KeyboardEvent &&
    event.key === 'Escape' &&
    event.target === document.body &&
    // The approval of the embedded wallet is above the modal.
    !document.querySelector('[data-testid="secure-frame-dialog"][open]')
  )
}

/**
 * A plain event that does not leave the shadow root, with the properties of another one. It is not a mouse event, so
 * that a click does not toggle a checkbox or submit a form a second time.
 */
function copyEvent(event: Event): Event {
  const copy = new Event(event.type, { bubbles: true, cancelable: event.cancelable })
  for (const name in event) {
    if (name in copy) continue
    const value: unknown = Reflect.get(event, name)
    Object.defineProperty(copy, name, { value: typeof value === 'function' ? value.bind(event) : value })
  }
  return copy
}
