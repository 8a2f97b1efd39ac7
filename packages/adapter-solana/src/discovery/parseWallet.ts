import type { frameConnectorId } from '@latchkit/core/secureframe'
import { walletConnectId } from '@latchkit/core/walletconnect'
import type { StandardWallet } from '../sources/walletStandard.js'

/** A registered wallet, after validation. */
export type ParsedWallet = {
  /** The wallet's own id. */
  readonly id: string | undefined
  readonly name: string
  readonly icon: unknown
  readonly wallet: StandardWallet
}

// Only the type of the first is imported: its value would load the login by e-mail.
const kitIds: readonly string[] = ['secure-frame' satisfies typeof frameConnectorId, walletConnectId]

/** Whether the id is one of the kit's own connectors. A wallet with it would be taken for that one. */
export function isKitId(id: string): boolean {
  return kitIds.includes(id)
}

const signs = [
  ['solana:signMessage', 'signMessage'],
  ['solana:signTransaction', 'signTransaction'],
  ['solana:signAndSendTransaction', 'signAndSendTransaction'],
] as const

/**
 * Validates a registered value. Returns undefined unless it is a wallet that can connect to Solana and sign. Any script
 * of the page or of an extension can register any value.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 */
export function parseWallet(value: unknown): ParsedWallet | undefined {
  try {
    const { id, name, icon, chains, features } = value as { readonly [key: string]: unknown }
    if (typeof name !== 'string' || name.trim() === '' || !Array.isArray(chains)) return undefined
    if (!chains.some(chain => typeof chain === 'string' && chain.startsWith('solana:'))) return undefined
    const has = (feature: string, method: string) => {
      const found = (features as { readonly [feature: string]: { readonly [key: string]: unknown } })[feature]
      return typeof found?.[method] === 'function'
    }
    if (!has('standard:connect', 'connect') || !signs.some(([feature, method]) => has(feature, method)))
      return undefined
    const own = typeof id === 'string' && /^[\w.:-]{1,128}$/.test(id) && !isKitId(id)
    return { id: own ? id : undefined, name: name.trim(), icon, wallet: value as StandardWallet }
  } catch {
    // A getter of the registered object may throw.
    return undefined
  }
}
