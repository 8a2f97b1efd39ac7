import type { Client } from '@latchkit/core'

/**
 * Opens the window of a social login, empty: only in a click does a browser open one, and the address is not known yet.
 * Returns a function that gives the window; null where the browser blocked it, undefined where a window could not
 * answer: in Telegram, and on a page that is isolated from the windows that it opens.
 */
export function openSocialWindow({ platform }: Client): () => Window | null | undefined {
  const isAlone = platform.isTelegram() || globalThis.crossOriginIsolated
  const popup = isAlone ? undefined : window.open('', '', 'popup,width=480,height=680')
  return () => popup
}
