import type { WalletLinks } from './types.js'

/** An `https` URL to install a wallet from, and the kind of site. */
export type InstallLink = {
  readonly store: 'chrome' | 'edge' | 'firefox' | 'opera' | 'ios' | 'android' | 'homepage'
  readonly url: string
}

/**
 * Returns where to install the wallet from: the browser's extension store, the phone's app store, else the homepage. Edge
 * and Opera install from the store of Chrome where the wallet is not in their own. Only `https` links are returned.
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
  const edge = { store: 'edge', url: /Edg\//.test(userAgent) ? wallet.edgeStore : undefined } as const
  const opera = { store: 'opera', url: /OPR\//.test(userAgent) ? wallet.operaStore : undefined } as const
  const chrome = { store: 'chrome', url: wallet.chromeStore } as const
  const fitting = /iPhone|iPad|iPod/.test(userAgent)
    ? [ios]
    : /Android/.test(userAgent)
      ? [android]
      : /Firefox\//.test(userAgent)
        ? [firefox]
        : /Chrom(e|ium)\//.test(userAgent)
          ? [edge, opera, chrome]
          : []
  for (const { store, url } of [...fitting, { store: 'homepage', url: wallet.homepage } as const])
    if (url?.startsWith('https://')) return { store, url }
  return undefined
}
