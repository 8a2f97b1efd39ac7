import type { EIP1193Provider } from 'viem'
import { getAnnounced } from '../config/wagmiInternals.js'
import type { Runtime } from '../types.js'

/** Returns `window.ethereum`, which wallets without EIP-6963 set. */
export function readLegacyProvider(): EIP1193Provider | undefined {
  if (typeof window === 'undefined' || !('ethereum' in window)) return undefined
  const { ethereum } = window
  const usable = typeof ethereum === 'object' && ethereum !== null && 'request' in ethereum
  return usable ? (ethereum as EIP1193Provider) : undefined
}

// A wallet that also sets the flag of another wallet precedes that wallet.
const names: readonly (readonly [flag: string, name: string])[] = [
  ['isRabby', 'Rabby Wallet'],
  ['isBraveWallet', 'Brave Wallet'],
  ['isCoinbaseWallet', 'Coinbase Wallet'],
  ['isTrust', 'Trust Wallet'],
  ['isTrustWallet', 'Trust Wallet'],
  ['isPhantom', 'Phantom'],
  ['isOkxWallet', 'OKX Wallet'],
  ['isBitKeep', 'Bitget Wallet'],
  ['isZerion', 'Zerion'],
  ['isRainbow', 'Rainbow'],
  ['isTokenPocket', 'TokenPocket'],
  ['isImToken', 'imToken'],
  ['isFrame', 'Frame'],
  ['isTally', 'Taho'],
  ['isMetaMask', 'MetaMask'],
]

/** Returns the name of a wallet that does not announce itself. */
export function detectWalletName(provider: object): string {
  const flags = provider as { readonly [flag: string]: unknown }
  return names.find(([flag]) => flags[flag] === true)?.[1] ?? 'Browser wallet'
}

/** Returns the providers that announced themselves by EIP-6963, to the adapter or to the app's own config. */
export function announcedProviders({ wallets, config }: Runtime): readonly object[] {
  const found = [...wallets].filter(({ connector }) => connector.rdns !== undefined)
  return [...found, ...getAnnounced(config)].map(({ provider }) => provider)
}
