import { isRecord } from '../common/isRecord.js'
import type { ProtocolConfig, WalletChain } from '../common/types.js'
import { isSolanaChain } from '../solana/chains.js'

const isChain = (value: unknown): value is WalletChain =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  typeof value.name === 'string' &&
  (value.rpcUrl === null || typeof value.rpcUrl === 'string')

/** Fetches the page's configuration from its own server. */
export async function readConfig(): Promise<ProtocolConfig> {
  const response = await fetch('/config.json')
  const given: unknown = await response.json()
  if (
    isRecord(given) &&
    typeof given.relayUrl === 'string' &&
    typeof given.projectId === 'string' &&
    typeof given.name === 'string' &&
    Array.isArray(given.chains) &&
    given.chains.every(isChain) &&
    Array.isArray(given.solanaChains) &&
    given.solanaChains.every(isSolanaChain)
  )
    return {
      relayUrl: given.relayUrl,
      projectId: given.projectId,
      name: given.name,
      chains: given.chains,
      solanaChains: given.solanaChains,
    }
  throw new Error('config.json has not the shape that this page knows. Build and serve it again.')
}
