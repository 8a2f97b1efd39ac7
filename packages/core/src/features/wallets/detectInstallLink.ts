import type { WalletLinks } from './types.js'

/** An `https` URL to install a wallet from, and the kind of site. */
export type InstallLink = {
  readonly store: 'chrome' | 'firefox' | 'ios' | 'android' | 'homepage'
  readonly url: string
}

/**
 * Returns where to install the wallet from: the browser's extension store, the phone's app store, else the homepage.
 * Only `https` links are returned.
 *
 * @example
 * detectInstallLink({ wallet, userAgent: client.platform.userAgent() })?.url
 */
export function detectInstallLink(parameters: {
  readonly wallet: WalletLinks
  readonly userAgent: string
}): InstallLink | undefined {
  const { wallet, userAgent } = parameters
  const ios = { store: 'ios', url: wallet.appStore } as const
  const android = { store: 'android', url: wallet.playStore } as const
  const firefox = { store: 'firefox', url: wallet.firefoxStore } as const
  const chrome = { store: 'chrome', url: wallet.chromeStore } as const
  const fitting = /iPhone|iPad|iPod/.test(userAgent)
    ? ios
    : /Android/.test(userAgent)
      ? android
      : /Firefox\//.test(userAgent)
        ? firefox
        : /Chrom(e|ium)\//.test(userAgent)
          ? chrome
          : undefined
  for (const { store, url } of [fitting, { store: 'homepage', url: wallet.homepage } as const].flatMap(
    link => link ?? [],
  ))
    if (url?.startsWith('https://')) return { store, url }
  return undefined
}
