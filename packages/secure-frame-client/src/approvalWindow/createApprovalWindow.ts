import type { FrameEvent } from '../protocol/events.js'
import type { FrameRequestPayload } from '../protocol/requests.js'
import type { ApprovalWindow, FrameEnvironment, OpenedWindow } from '../types.js'

/** Interval for checking whether the window was closed (ms): browsers do not send an event for it. */
const closedInterval = 300

type WindowEvent = Extract<FrameEvent, { type: 'APPROVAL_WINDOW' }>['payload']

/** The window of the secure site in which the open approval is answered. */
export type ApprovalWindowState = {
  receive(event: WindowEvent): void
  /** The window of the open approval; undefined when no approval needs one. */
  get(): ApprovalWindow | undefined
  subscribe(listener: () => void): () => void
  /** Closes the window: no approval is left, or the frame is gone. */
  end(): void
}

/**
 * Opens the window that an approval needs: immediately under the user's activation, else by `open` of the current state. A
 * single window serves all approvals of a queue, so it stays open while `hasQueuedApprovals` returns true.
 */
export function createApprovalWindow(parameters: {
  readonly origin: string
  readonly environment: Pick<FrameEnvironment, 'openWindow' | 'hasActivation' | 'hasWindows'>
  hasQueuedApprovals(): boolean
  /** Rejects the open approval. */
  reject(): void
  /** Lets the frame pass the open approval to its window through the server. */
  detach(request: FrameRequestPayload<'APPROVAL_DETACHED'>): Promise<unknown>
}): ApprovalWindowState {
  const { origin, environment, hasQueuedApprovals, reject, detach } = parameters
  const listeners = new Set<() => void>()
  let shown: ApprovalWindow | undefined
  let opened: OpenedWindow | undefined
  let url = ''
  let timesBlocked = 0
  /** Whether the window reached the frame. A window that never did may still be open, cut off from this page. */
  let wasConnected = false
  let watch: ReturnType<typeof setInterval> | undefined
  const hasWindows = () => environment.hasWindows?.() ?? true

  function set(status: ApprovalWindow['status'] | undefined) {
    if (status === shown?.status && (!shown || timesBlocked === shown.timesBlocked)) return
    shown = status && { status, timesBlocked, open, leave, reject }
    for (const listener of [...listeners]) listener()
  }

  /** Opens the window, or brings the open window to the front. Call it in a user event. */
  function open() {
    if (!hasWindows()) return set('unavailable')
    if (openNow()) return
    timesBlocked += 1
    set(timesBlocked < 2 ? 'blocked' : 'unavailable')
  }

  /** Returns whether the window is open now. */
  function openNow(): boolean {
    if (opened && !opened.isClosed()) {
      opened.focus()
      return true
    }
    clearInterval(watch)
    opened = environment.openWindow(url)
    if (!opened) return false
    timesBlocked = 0
    const own = opened
    watch = setInterval(() => {
      if (!own.isClosed()) return
      clearInterval(watch)
      if (!shown) return
      if (wasConnected) return set('closed')
      set('detached')
      handOver().catch(() => {
        if (shown?.status === 'detached') set('closed')
      })
    }, closedInterval)
    set('open')
    return true
  }

  function handOver() {
    const { id } = readAddress()
    return detach({ id })
  }

  async function leave(returnUrl: string) {
    const page = new URL(url)
    const address = readAddress()
    await detach({ id: address.id, returnUrl })
    // The page may have the opener of this one, which is nothing to it.
    page.searchParams.set('place', 'tab')
    return { url: page.href, ...address }
  }

  function readAddress() {
    const [id = '', secret = ''] = new URL(url).hash.slice(1).split('.')
    return { id, secret }
  }

  function end() {
    clearInterval(watch)
    opened?.close()
    opened = undefined
    timesBlocked = 0
    wasConnected = false
    set(undefined)
  }

  return {
    receive({ status, path }) {
      if (status === 'ended') {
        set(undefined)
        if (!hasQueuedApprovals()) end()
        return
      }
      const next = new URL(path, origin)
      if (next.origin !== origin) return
      if (next.href !== url) {
        // The window belongs to a frame that is gone.
        opened?.close()
        opened = undefined
        wasConnected = false
      }
      url = next.href
      // A window that this page has closed may seem open to the frame for a moment.
      if (status === 'open' && opened && !opened.isClosed()) {
        wasConnected = true
        // Browsers ignore this without the user's activation.
        opened.focus()
        set('open')
      } else if (!hasWindows()) set('unavailable')
      // WebKit opens windows only while it handles the user's event, although the activation lasts longer.
      else if (!environment.hasActivation() || !openNow()) set('needed')
    },
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end,
  }
}
