import type { Platform } from '@latchkit/core'
import { createWebStorage } from '@latchkit/core/storage'
import { createDomStorage } from './createDomStorage.js'

/** Milliseconds after which an image counts as loaded, so that nothing blocks on it. */
const preloadTimeout = 2000

type TelegramWindow = Window & {
  readonly TelegramWebviewProxy?: unknown
  readonly Telegram?: { readonly WebApp?: { readonly initData?: string } }
}

/**
 * The device, read through browser APIs. They are called only in methods, so a server can create it.
 *
 * @example
 * createClient({ metadata, networks, platform: createDomPlatform() })
 */
export function createDomPlatform(): Platform {
  // Undefined on a server.
  const page: TelegramWindow | undefined = globalThis.window
  const userAgent = () => page?.navigator.userAgent ?? ''
  return {
    userAgent,
    pageUrl: () => page?.location.href,
    replaceUrl: url => history.replaceState(history.state, '', url),
    isMobile() {
      // iPads report as Macs; Macs do not have a touch screen.
      const isPad = /Macintosh/.test(userAgent()) && navigator.maxTouchPoints > 1
      return isPad || /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent())
    },
    isFramed: () => page?.parent !== page,
    isTelegram: () => Boolean(page?.TelegramWebviewProxy ?? page?.Telegram?.WebApp?.initData),
    openLink(url, target) {
      // Unlike `window.open`, a clicked link leaves no empty tab behind when an app opens it.
      const link = document.createElement('a')
      link.href = url
      link.target = target
      link.rel = 'noreferrer noopener'
      link.click()
    },
    preloadImage: url =>
      new Promise(resolve => {
        const image = new Image()
        const settle = () => resolve()
        setTimeout(settle, preloadTimeout)
        image.onload = settle
        image.onerror = settle
        image.src = url
      }),
    privateStorage: createDomStorage,
    tabStorage: () => createWebStorage({ area: () => page?.sessionStorage }),
    isVisible: () => page?.document.visibilityState !== 'hidden',
    hasFocus: () => page?.document.hasFocus() ?? true,
    onVisibilityChange(listener) {
      const notify = () => listener(document.visibilityState === 'visible')
      document.addEventListener('visibilitychange', notify)
      return () => document.removeEventListener('visibilitychange', notify)
    },
  }
}
