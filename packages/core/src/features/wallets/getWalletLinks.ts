import type { Platform } from '../../platform/types.js'
import type { WalletConnectLink } from '../walletConnect/types.js'
import { getBrowserLink } from './getBrowserLink.js'
import { normalizeWalletHref } from './links/normalizeWalletHref.js'
import { appendToHref, openingTarget, type WalletOpening } from './links/requestLink.js'
import type { KnownWallet } from './types.js'

/** A link that opens a wallet. Pass `href` and `target` to `client.platform.openLink` within a user gesture. */
export type WalletLink = WalletOpening & {
  /** `native` is the wallet's own scheme; `browser` opens this page inside the wallet. */
  readonly kind: 'native' | 'universal' | 'desktop' | 'webapp' | 'browser'
  /** Parameters of `setWalletLink`; absent for `browser`, which creates no session. */
  readonly choice?: WalletConnectLink | undefined
}

const sources = {
  mobile: [
    ['native', 'mobileLink'],
    ['universal', 'universalLink'],
  ],
  desktop: [['desktop', 'desktopLink']],
  webapp: [['webapp', 'webappLink']],
} as const

/**
 * Returns the links that open a wallet from a tab of the view, in the order to try: on phones the wallet's own scheme,
 * which does nothing when the app is missing, then its universal link. Links that must never be opened are left out.
 * Synchronous, because iOS opens an app only within the tap: create the URI before.
 *
 * @example
 * const [link] = getWalletLinks({ wallet, tab: 'mobile', uri, platform: client.platform })
 * if (link) client.platform.openLink(link.href, link.target)
 */
export function getWalletLinks(parameters: {
  readonly wallet: KnownWallet
  readonly tab: 'mobile' | 'desktop' | 'webapp' | 'browser'
  readonly platform: Platform
  /** Pairing URI. Without it only `browser` has a link. */
  readonly uri?: string | undefined
  /** Address of this page, for `browser`. */
  readonly pageUrl?: string | undefined
  /** Whether the page is in a frame of another page. Default: that of `platform`. */
  readonly framed?: boolean | undefined
  /** Puts the universal link first. Default: false. */
  readonly preferUniversal?: boolean | undefined
}): readonly WalletLink[] {
  const { wallet, tab, platform, uri, pageUrl = '', preferUniversal } = parameters
  if (tab === 'browser') {
    const href = getBrowserLink({ wallet, pageUrl })
    return href ? [{ kind: 'browser', href, target: openingTarget(href, parameters) }] : []
  }
  if (!uri) return []
  // Telegram on Android decodes a link once before it passes it on.
  const twice = platform.isTelegram() && /Android/i.test(platform.userAgent())
  const encoded = encodeURIComponent(twice ? encodeURIComponent(uri) : uri)
  const links = sources[tab].flatMap(([kind, name]): readonly WalletLink[] => {
    const base = normalizeWalletHref(wallet[name])
    if (!base) return []
    const href = appendToHref(base, `uri=${encoded}`, uri)
    const choice = { href: base, walletId: wallet.id }
    return [{ kind, href, target: openingTarget(href, parameters), choice }]
  })
  return preferUniversal ? links.reverse() : links
}
