import type { Client } from '@latchkit/core'

/**
 * Opens an empty window for a social login: browsers open a window only in a click, and the URL is not known yet.
 * Returns a function that returns the window; null if the browser blocked it, undefined if a window could not answer:
 * in Telegram, and on a page that is isolated from the windows that it opens.
 */
export function openSocialWindow({ platform }: Client): () => Window | null | undefined {
  const isAlone = platform.isTelegram() || globalThis.crossOriginIsolated
  const popup = isAlone ? undefined : window.open('', '', 'popup,width=480,height=680')
  return () => popup
}
