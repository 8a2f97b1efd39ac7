import type { Platform } from '../../platform/types.js'
import { getBrowserLink } from './getBrowserLink.js'
import { normalizeWalletHref } from './links/normalizeWalletHref.js'
import type { KnownWallet } from './types.js'

/** A connection to a wallet outside this browser. `qr` has the pairing URI, also to be copied. */
export type WalletTab = 'qr' | 'mobile' | 'desktop' | 'webapp' | 'browser'

const phone = ['browser', 'mobile', 'webapp', 'qr'] as const
const computer = ['qr', 'desktop', 'webapp'] as const

/**
 * Returns the links and codes that reach a wallet from this device, best first. Empty if the wallet has to be installed
 * first, because it is an extension only, or if it opens pages in its own browser only and the device is not a phone.
 *
 * @example
 * getWalletTabs({ wallet, platform: client.platform }) // ['qr', 'desktop']
 */
export function getWalletTabs(parameters: {
  readonly wallet: KnownWallet
  readonly platform: Platform
}): readonly WalletTab[] {
  const { wallet, platform } = parameters
  const native = normalizeWalletHref(wallet.mobileLink)
  const universal = normalizeWalletHref(wallet.universalLink)
  const desktop = normalizeWalletHref(wallet.desktopLink)
  const webapp = normalizeWalletHref(wallet.webappLink)
  const browser = getBrowserLink({ wallet, pageUrl: 'https://example.com' })
  // A row without any link may well support WalletConnect; a wallet that is known as an extension does not.
  const { chromeStore, firefoxStore, edgeStore, operaStore } = wallet
  const isUnknown =
    !desktop && !webapp && !browser && !chromeStore && !firefoxStore && !edgeStore && !operaStore
  const open: { readonly [tab in WalletTab]: unknown } = {
    browser: browser && !native,
    mobile: native || universal,
    desktop,
    webapp,
    qr: native || universal || isUnknown,
  }
  return (platform.isMobile() ? phone : computer).filter(tab => open[tab])
}
