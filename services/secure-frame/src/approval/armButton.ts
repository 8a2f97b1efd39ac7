import { followPresence } from './followPresence.js'

/** Milliseconds that the approval has to be seen, without a break, before it can be given. */
export const armingDelay = 800

/** Milliseconds between two observations of the content. */
const observationInterval = 250

/** `IntersectionObserver` v2: it tells whether other content covers an element, or changes how it looks. */
type VisibilityEntry = IntersectionObserverEntry & { readonly isVisible: boolean }

/** Whether this browser can tell that an approval is seen. Where it cannot, an embedded frame must not ask for one. */
export function canTellVisibility(window: Window & typeof globalThis): boolean {
  return 'isVisible' in window.IntersectionObserverEntry.prototype
}

/** Screen pixels. In a smaller window the approval itself is not seen, only its button. */
const minimumWindow = 300

/**
 * Enables a button once `content` was wholly visible, uncovered, untransformed and in focus for 800 ms, and disables it
 * again when that ends, or when the window is resized or scrolled. Inside a frame the user also has to be present there, see
 * {@link followPresence}. Only a click of the user himself counts. Returns how to stop.
 *
 * @see https://w3c.github.io/IntersectionObserver/v2/
 */
export function armButton({
  button,
  content,
  isTopLevel,
  seen,
  armed,
  pressed,
}: {
  readonly button: HTMLButtonElement
  readonly content: Element
  /** In a separate window, other sites cannot cover the approval: the focus shows that it is visible. */
  readonly isTopLevel: boolean
  /** The content became visible: hidden content could not have the focus. */
  seen(): void
  /** Whether the button is enabled now, for a message to the user. */
  armed(isArmed: boolean): void
  pressed(): void
}): () => void {
  let isVisible = false
  let wasSeen = false
  let armedAt = Number.POSITIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = new AbortController()
  const { signal } = stop
  const presence = isTopLevel ? undefined : followPresence(update, signal)

  function update() {
    const isArmed = wasSeen && document.hasFocus() && (presence?.isPresent() ?? true)
    if (isArmed === !button.disabled) return
    armedAt = isArmed ? performance.now() : Number.POSITIVE_INFINITY
    button.disabled = !isArmed
    armed(isArmed)
  }

  function rearm() {
    clearTimeout(timer)
    wasSeen = false
    update()
    if (!isVisible || !document.hasFocus()) return
    timer = setTimeout(() => {
      wasSeen = true
      update()
    }, armingDelay)
  }

  function change(next: boolean) {
    if (next === isVisible) return
    isVisible = next
    if (isVisible) seen()
    rearm()
  }
  window.addEventListener('resize', rearm, { signal })
  window.addEventListener('scroll', rearm, { signal, capture: true })
  for (const type of ['blur', 'focus'] as const)
    window.addEventListener(
      type,
      // Focus changes of elements, including the button, do not reveal anything about the window.
      event => {
        if (event.target === window) rearm()
      },
      { signal },
    )
  button.addEventListener(
    'click',
    event => {
      if (event.isTrusted && !button.disabled && (presence?.confirms(event, armedAt) ?? true)) pressed()
    },
    { signal },
  )
  button.disabled = true
  armed(false)
  if (isTopLevel) followDocument(change, signal)
  else observeContent(content, change, signal)
  return () => {
    clearTimeout(timer)
    stop.abort()
    button.disabled = true
  }
}

function observeContent(content: Element, change: (isVisible: boolean) => void, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    entries => {
      const last = entries.at(-1) as VisibilityEntry | undefined
      change(last?.isVisible === true && last.intersectionRatio >= 0.99)
    },
    { threshold: [0, 0.5, 0.99, 1], trackVisibility: true, delay: 100 } as IntersectionObserverInit,
  )
  observer.observe(content)
  // A page that stops painting omits the last entry, so each observation starts again.
  const observation = setInterval(() => {
    observer.unobserve(content)
    observer.observe(content)
  }, observationInterval)
  signal.addEventListener('abort', () => {
    clearInterval(observation)
    observer.disconnect()
  })
}

function followDocument(change: (isVisible: boolean) => void, signal: AbortSignal) {
  const read = () => {
    const isLarge = Math.min(window.outerWidth, window.outerHeight) >= minimumWindow
    change(document.visibilityState === 'visible' && isLarge)
  }
  document.addEventListener('visibilitychange', read, { signal })
  window.addEventListener('resize', read, { signal })
  read()
}
