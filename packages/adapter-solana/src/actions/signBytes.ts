import { CapabilityNotSupportedError } from '@latchkit/core/errors'
import type { Live, Runtime } from '../types.js'
import { toSolanaError } from './toSolanaError.js'

/** Has a wallet sign bytes with one of its accounts; the active one when `address` is absent. */
export async function signBytes(
  _runtime: Runtime,
  live: Live,
  { message, address }: { readonly message: Uint8Array; readonly address?: string | undefined },
): Promise<Uint8Array> {
  const { signMessage } = live.source
  if (!signMessage) throw new CapabilityNotSupportedError({ capability: 'signMessage', namespace: 'solana' })
  const connection = live.read()
  try {
    const { caipNetworkId } = connection
    return await signMessage({ address: address ?? connection.address, caipNetworkId, message })
  } catch (error) {
    throw toSolanaError(error)
  }
}
