import { isError } from '@latchkit/core/errors'
import type { PairingFailure } from './usePairingOffer.js'

const kinds: { readonly [code: string]: PairingFailure } = {
  'connection/no-common-network': 'networks',
  'walletconnect/clock-skew': 'clock',
  'walletconnect/connection-refused': 'app',
  'walletconnect/invalid-project-id': 'app',
  'walletconnect/origin-not-allowed': 'app',
}

/** Maps an error of a pairing to a failure by its origin, which decides the user's options. */
export function toPairingFailure(error?: unknown): PairingFailure {
  if (!navigator.onLine) return 'offline'
  if (!isError(error)) return 'unreachable'
  const known = kinds[error.code]
  if (known) return known
  // 5100 to 5104: the wallet lacks networks, methods or accounts that the app needs.
  const rpcCode = 'rpcCode' in error && typeof error.rpcCode === 'number' ? error.rpcCode : undefined
  if (rpcCode !== undefined && rpcCode >= 5100 && rpcCode < 5200) return 'networks'
  return rpcCode !== undefined || error.code.startsWith('rpc/') ? 'other' : 'unreachable'
}
