import { createPath } from './pointerPath.js'

/** Milliseconds that the user has to act inside the frame before an approval can be given. */
export const presenceDelay = 600

/** CSS pixels. An approval is not readable in a narrower frame. */
const minimumWidth = 280

/** Whether the user acts inside this frame while the frame does not move. */
export type Presence = {
  /** The user moved the pointer inside the frame for 600 ms, touched it 600 ms ago, or pressed Tab 600 ms ago. */
  isPresent(): boolean
  /** Whether the user made a click where he was present: at the same place on the screen, pressed after `armedAt`. */
  confirms(click: MouseEvent, armedAt: number): boolean
}

/**
 * Follows the pointer and the keyboard inside the frame. Nothing inside a frame can see what the page does to the frame,
 * except by the pointer: its events have a position in the frame and one on the screen, so a frame that is moved or scaled
 * is noticed. `changed` is called whenever presence begins or ends.
 *
 * @see https://w3c.github.io/pointerevents/
 */
export function followPresence(changed: () => void, signal: AbortSignal): Presence {
  let path = createPath()
  let began: number | undefined
  let isByKeyboard = false
  let isPresent = false
  let pressedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(next: boolean) {
    if (next === isPresent) return
    isPresent = next
    changed()
  }

  function reset() {
    clearTimeout(timer)
    path = createPath()
    began = undefined
    isByKeyboard = false
    set(false)
  }

  /** Presence that the frame cannot measure further: it lasts until something changes. */
  function beginLater() {
    clearTimeout(timer)
    timer = setTimeout(() => set(window.innerWidth >= minimumWidth), presenceDelay)
  }

  function follow(event: PointerEvent) {
    if (!event.isTrusted) return
    const { pointerType, timeStamp, type } = event
    const isMouse = pointerType === 'mouse'
    if (isByKeyboard || !path.add(event)) {
      reset()
      path.add(event)
    }
    if (type === 'pointerdown') pressedAt = timeStamp
    if (began === undefined) {
      began = timeStamp
      // A finger does not hover: its position counts from the touch on.
      if (!isMouse) beginLater()
    } else if (isMouse)
      set(timeStamp - began >= presenceDelay && path.isReadable() && window.innerWidth >= minimumWidth)
  }

  for (const type of ['pointermove', 'pointerdown', 'pointerup'] as const)
    window.addEventListener(type, follow, { signal, capture: true })
  document.documentElement.addEventListener(
    'pointerleave',
    // A finger that is lifted leaves as well.
    ({ pointerType }) => pointerType === 'mouse' && reset(),
    { signal },
  )
  for (const type of ['resize', 'blur'] as const)
    window.addEventListener(type, event => event.target === window && reset(), { signal })
  window.addEventListener(
    'keydown',
    event => {
      if (!event.isTrusted || event.key !== 'Tab' || isByKeyboard) return
      reset()
      isByKeyboard = true
      beginLater()
    },
    { signal, capture: true },
  )
  signal.addEventListener('abort', () => clearTimeout(timer))

  return {
    isPresent: () => isPresent,
    confirms(click, armedAt) {
      if (!isPresent) return false
      // A click by a key has no position.
      if (click.detail === 0) return isByKeyboard
      return !isByKeyboard && pressedAt > armedAt && path.add(click)
    },
  }
}
