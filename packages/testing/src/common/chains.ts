import { isRecord } from './isRecord.js'
import type { SolanaChain, WalletChain } from './types.js'

const hasRpcUrl = ({ rpcUrl }: Record<string, unknown>) => rpcUrl === null || typeof rpcUrl === 'string'

export function isWalletChain(value: unknown): value is WalletChain {
  return (
    isRecord(value) && Number.isSafeInteger(value.id) && typeof value.name === 'string' && hasRpcUrl(value)
  )
}

export function isSolanaChain(value: unknown): value is SolanaChain {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    value.id.startsWith('solana:') &&
    typeof value.name === 'string' &&
    hasRpcUrl(value)
  )
}

/** Returns the name of a network with its id. */
export function chainName<Id>(chains: readonly { id: Id; name: string }[], id: Id): string {
  return `${chains.find(chain => chain.id === id)?.name ?? 'Unknown network'} (${id})`
}
