import type { Client, NamespaceAdapter } from '@latchkit/core'
import type { SolanaAdapter } from '../types.js'

/** The client's Solana adapter, when it is this package's. */
export function findSolanaAdapter({ adapters }: Pick<Client, 'adapters'>): SolanaAdapter | undefined {
  return adapters.find(
    (adapter: NamespaceAdapter): adapter is SolanaAdapter =>
      adapter.namespace === 'solana' && 'getConnection' in adapter,
  )
}
