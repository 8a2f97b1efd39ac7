import type { Platform } from '../../platform/types.js'

/** Where a link is opened: `_self` leaves the page as it is when an app takes the link, `_blank` is a tab beside it. */
export type WalletOpening = {
  /** The whole link. */
  readonly href: string
  readonly target: '_self' | '_blank' | '_top'
}

/**
 * Telegram's web view hands only `_blank` to the system. A web link gets its own tab, so that the page stays when no
 * app takes it. An own scheme never navigates, yet a frame may not use it: the top page has to.
 */
export function openingTarget(
  href: string,
  { platform, framed = false }: { readonly platform: Platform; readonly framed?: boolean | undefined },
): WalletOpening['target'] {
  if (platform.isTelegram() || /^https?:/i.test(href)) return '_blank'
  return framed ? '_top' : '_self'
}
