import { base58 } from '@scure/base'
import type { CaipNetworkId } from '../../../types/namespace.js'
import { toChecksumAddress } from '../message/checksumAddress.js'
import { createSiwxMessage } from '../message/siwx.js'
import type { SignInRequest } from '../types.js'

/** A text that signs in, and the request that has it signed. */
export type WrittenSignIn = {
  readonly message: string
  readonly method: 'personal_sign' | 'solana_signMessage'
  readonly params: unknown
}

/** Writes the text of a sign-in for an account that is known, in the layout of its chain. */
export function writeSignIn(
  { chains: _, nonces, onSignedIn: __, ...data }: SignInRequest,
  { caipNetworkId, address }: { readonly caipNetworkId: CaipNetworkId; readonly address: string },
): WrittenSignIn {
  const [namespace = ''] = caipNetworkId.split(':')
  const isSolana = namespace === 'solana'
  const message = createSiwxMessage({
    ...data,
    nonce: nonces?.[namespace] ?? data.nonce,
    chainId: caipNetworkId,
    accountAddress: isSolana ? address : toChecksumAddress(address),
  })
  const bytes = new TextEncoder().encode(message)
  if (isSolana)
    return {
      message,
      method: 'solana_signMessage',
      params: { message: base58.encode(bytes), pubkey: address },
    }
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return { message, method: 'personal_sign', params: [`0x${hex}`, address] }
}
