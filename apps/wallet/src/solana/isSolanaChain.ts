import { isRecord } from '../common/isRecord.js'
import type { SolanaChain } from './types.js'

export function isSolanaChain(value: unknown): value is SolanaChain {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    value.id.startsWith('solana:') &&
    typeof value.name === 'string' &&
    (value.rpcUrl === null || typeof value.rpcUrl === 'string')
  )
}
