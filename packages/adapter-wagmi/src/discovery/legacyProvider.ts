import type { EIP1193Provider } from 'viem'
import { getAnnounced } from '../config/wagmiInternals.js'
import type { Runtime } from '../types.js'

/** The wallet in `window.ethereum`. */
export type LegacyWallet = {
  readonly provider: EIP1193Provider
  readonly name: string
  /** Those of several wallets, of which `provider` is one or a choice. */
  readonly providers: readonly unknown[]
}

/** Returns the wallet in `window.ethereum`, which wallets without EIP-6963 set. */
export function readLegacyWallet(): LegacyWallet | undefined {
  try {
    // Undefined on a server.
    const page: (Window & { readonly ethereum?: unknown }) | undefined = globalThis.window
    const ethereum = page?.ethereum
    if (typeof ethereum !== 'object' || ethereum === null || !('request' in ethereum)) return undefined
    const { providers } = ethereum as { readonly providers?: unknown }
    return {
      provider: ethereum as EIP1193Provider,
      name: detectWalletName(ethereum),
      providers: Array.isArray(providers) ? [...providers] : [],
    }
  } catch {
    // A getter of the page's object may throw.
    return undefined
  }
}

// Flags without their `is`, and the name where it differs. A wallet that also sets the flag of another wallet precedes that
// wallet.
const names: readonly (readonly [flag: string, name?: string])[] = [
  ['Rabby', 'Rabby Wallet'],
  ['BraveWallet', 'Brave Wallet'],
  ['CoinbaseWallet', 'Coinbase Wallet'],
  ['Trust', 'Trust Wallet'],
  ['TrustWallet', 'Trust Wallet'],
  ['Phantom'],
  ['OkxWallet', 'OKX Wallet'],
  ['BitKeep', 'Bitget Wallet'],
  ['Zerion'],
  ['Rainbow'],
  ['TokenPocket'],
  ['ImToken', 'imToken'],
  ['Frame'],
  ['Tally', 'Taho'],
  ['MetaMask'],
]

/** Returns the name of a wallet that does not announce itself. */
function detectWalletName(provider: object): string {
  const flags = provider as { readonly [flag: string]: unknown }
  const [flag = 'Browser wallet', name = flag] = names.find(([flag]) => flags[`is${flag}`] === true) ?? []
  return name
}

/** Returns the providers that announced themselves by EIP-6963, to the adapter or to the app's own config. */
export function announcedProviders({ wallets, config }: Runtime): readonly object[] {
  const found = [...wallets].filter(({ connector }) => connector.rdns !== undefined)
  return [...found, ...getAnnounced(config)].map(({ provider }) => provider)
}
