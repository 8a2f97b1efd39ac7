import { isError } from '@latchkit/core/errors'
import type { PairingFailure } from './usePairing.js'

/** What a person can do about a pairing that failed is decided by who failed. */
export function toPairingFailure(error?: unknown): PairingFailure {
  if (!navigator.onLine) return 'offline'
  const rpcCode = isError(error) && 'rpcCode' in error ? error.rpcCode : undefined
  const isRefused = typeof rpcCode === 'number' && rpcCode >= 5100 && rpcCode < 5200
  if (isRefused || isError(error, 'connection/no-common-network')) return 'networks'
  return typeof rpcCode === 'number' || (isError(error) && error.code.startsWith('rpc/'))
    ? 'other'
    : 'unreachable'
}
