import type { Client } from '@latchkit/core'

/**
 * Opens the window of a social login, empty: only in a click does a browser open one, and the address is not known yet.
 * Null where the browser blocked it. Undefined where a window could not answer: in Telegram, and on a page that is
 * isolated from the windows that it opens.
 */
export function openSocialWindow({ platform }: Client): Window | null | undefined {
  if (platform.isTelegram() || globalThis.crossOriginIsolated) return undefined
  return window.open('', '', 'popup,width=480,height=680')
}
