import { normalizeWalletHref } from './links/normalizeWalletHref.js'
import type { KnownWallet } from './types.js'
import { matchesWallet } from './walletIds.js'

/** Published formats of the makers, by the ids of their wallets. */
const formats: readonly { readonly ids: readonly string[]; format(page: URL): string }[] = [
  {
    // docs.phantom.com/phantom-deeplinks/other-methods/browse
    ids: ['app.phantom', 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'],
    format: ({ href, origin }) => `https://phantom.app/ul/browse/${encode(href)}?ref=${encode(origin)}`,
  },
  {
    // docs.solflare.com, deeplinks, browse
    ids: ['solflare', '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'],
    format: ({ href, origin }) => `https://solflare.com/ul/v1/browse/${encode(href)}?ref=${encode(origin)}`,
  },
  {
    // docs.cdp.coinbase.com/coinbase-wallet/developer-guidance/mobile-dapp-integration
    ids: [
      'com.coinbase.wallet',
      'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
      'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
    ],
    format: ({ href }) => `https://go.cb-w.com/dapp?cb_url=${encode(href)}`,
  },
  {
    // @binance/w3w-utils 1.1.8, getDeepLink
    ids: [
      'com.binance.wallet',
      '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
      '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
    ],
    format({ href }) {
      const path = encode(btoa('/pages/browser/index'))
      const query = encode(btoa(`url=${encode(href)}&defaultChainId=1`))
      const link = `bnc://app.binance.com/mp/app?appId=yFK5FCqYprrXDiVFbhyRx7&startPagePath=${path}&startPageQuery=${query}`
      return `https://app.binance.com/en/download?_dp=${encode(btoa(link))}`
    },
  },
]

const placeholder = '{{encodedDappURI}}'

/**
 * Returns the link that opens a page inside the wallet's own browser, where the wallet is injected. Phantom, Solflare,
 * Coinbase (Base) and Binance have the published formats of their makers, other wallets `browserLink` of the row.
 * According to Binance, its app no longer opens such links since 30 October 2026.
 *
 * @example
 * getBrowserLink({ wallet, pageUrl: 'https://app.example/swap' })
 */
export function getBrowserLink(parameters: {
  readonly wallet: KnownWallet
  /** The page to open there; only `http` and `https`. */
  readonly pageUrl: string
}): string | undefined {
  const { wallet, pageUrl } = parameters
  const page = URL.canParse(pageUrl) ? new URL(pageUrl) : undefined
  if (!page || !/^https?:$/.test(page.protocol)) return undefined
  const known = formats.find(({ ids }) => ids.some(id => matchesWallet(wallet, id)))
  if (known) return known.format(page)
  const { browserLink } = wallet
  if (!browserLink?.includes(placeholder) || !normalizeWalletHref(browserLink.split('{{')[0]))
    return undefined
  return browserLink.replaceAll(placeholder, encode(page.href))
}

function encode(text: string): string {
  return encodeURIComponent(text)
}
