/** What the window of a social login does. */
export type WindowResult =
  /** It handed over the result. */
  | { readonly uri: string }
  /** It was closed, or appears closed because a page in it removed its opener. */
  | 'closed'

/** Milliseconds between two checks of `window.closed`: browsers have no event for it. */
const interval = 500

/**
 * Waits for the window that a social login was opened in. Only what comes from that window and from the secure site is
 * taken.
 */
export function waitForResult(
  popup: Window,
  origin: string,
  signal: AbortSignal,
  { withClosing }: { readonly withClosing: boolean },
): Promise<WindowResult> {
  return new Promise((resolve, reject) => {
    let closedLooks = 0
    const settle = (result: WindowResult) => {
      end()
      resolve(result)
    }
    const receive = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== popup || from !== origin || typeof data !== 'object' || data === null) return
      const { type, uri } = data as { readonly type?: unknown; readonly uri?: unknown }
      if (type === 'latchkit-social' && typeof uri === 'string') settle({ uri })
    }
    const look = () => {
      // The result may arrive after the window closed itself.
      if (popup.closed && ++closedLooks > 1) settle('closed')
    }
    const abort = () => {
      end()
      reject(signal.reason)
    }
    const timer = withClosing ? setInterval(look, interval) : undefined
    const end = () => {
      clearInterval(timer)
      window.removeEventListener('message', receive)
      signal.removeEventListener('abort', abort)
    }
    window.addEventListener('message', receive)
    signal.addEventListener('abort', abort)
  })
}
