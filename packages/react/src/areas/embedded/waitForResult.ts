/** Result of the window of a social login. */
export type WindowResult =
  /** The window passed the result. */
  | { readonly uri: string }
  /** The window is closed, or appears closed because a page in it removed its opener. */
  | 'closed'

/** Milliseconds between checks of `window.closed`: browsers do not have an event for it. */
const interval = 500

/** Waits for the window of a social login. Accepts only messages from that window and from the secure site. */
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
