import type { WalletLinks } from './types.js'

/** An `https` address to get a wallet from, and whose it is. */
export type InstallLink = {
  readonly store: 'chrome' | 'firefox' | 'ios' | 'android' | 'homepage'
  readonly url: string
}

/**
 * Where this browser gets the wallet from: its extension store, the phone's app store, else the homepage.
 * Only `https` links are given.
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
