import type { Platform } from '@latchkit/core'
import { createDomStorage } from './createDomStorage.js'

/** Milliseconds after which an image counts as loaded, so that nothing waits for it. */
const preloadTimeout = 2000

type TelegramWindow = {
  readonly TelegramWebviewProxy?: unknown
  readonly Telegram?: { readonly WebApp?: { readonly initData?: string } }
}

/**
 * The device as a browser shows it. Nothing is asked before a method is called, so a server may create it.
 *
 * @example
 * createClient({ metadata, networks, platform: createDomPlatform() })
 */
export function createDomPlatform(): Platform {
  const userAgent = () => (typeof navigator === 'undefined' ? '' : navigator.userAgent)
  return {
    userAgent,
    pageUrl: () => (typeof location === 'undefined' ? undefined : location.href),
    isMobile() {
      if (typeof window === 'undefined') return false
      // iPads say they are Macs; no Mac has a touch screen.
      const isPad = /Macintosh/.test(userAgent()) && navigator.maxTouchPoints > 1
      return isPad || /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent())
    },
    isFramed: () => window.parent !== window,
    isTelegram() {
      if (typeof window === 'undefined') return false
      const { TelegramWebviewProxy, Telegram } = window as TelegramWindow
      return Boolean(TelegramWebviewProxy ?? Telegram?.WebApp?.initData)
    },
    openLink(url, target) {
      // A pressed link leaves no empty tab behind when an app takes it over, unlike `window.open`.
      const link = document.createElement('a')
      link.href = url
      link.target = target
      link.rel = 'noreferrer noopener'
      link.click()
    },
    preloadImage: url =>
      new Promise(resolve => {
        const image = new Image()
        const timer = setTimeout(resolve, preloadTimeout)
        const settle = () => {
          clearTimeout(timer)
          resolve()
        }
        image.addEventListener('load', settle, { once: true })
        image.addEventListener('error', settle, { once: true })
        image.src = url
      }),
    privateStorage: createDomStorage,
    isVisible: () => typeof document === 'undefined' || document.visibilityState === 'visible',
    hasFocus: () => typeof document === 'undefined' || document.hasFocus(),
    onVisibilityChange(listener) {
      const notify = () => listener(document.visibilityState === 'visible')
      document.addEventListener('visibilitychange', notify)
      return () => document.removeEventListener('visibilitychange', notify)
    },
  }
}
