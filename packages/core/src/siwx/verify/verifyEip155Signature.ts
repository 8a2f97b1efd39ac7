import type { Hex } from 'viem'
import { isErc6492Signature, recoverMessageAddress } from 'viem/utils'
import { refusal } from './refusal.js'
import type { SiwxVerification, VerifySiwxSignatureParameters } from './types.js'

/**
 * Recovers the key of an EIP-191 signature, which needs no chain, and asks the account's contract where that is not the
 * address.
 *
 * @see https://eips.ethereum.org/EIPS/eip-191
 */
export async function verifyEip155Signature(
  parameters: VerifySiwxSignatureParameters,
): Promise<SiwxVerification> {
  const { accountAddress, message, signature, request } = parameters
  if (!isBytes(signature)) return refusal('signature-wrong', 'The signature is not written in hex.')
  if (!isErc6492Signature(signature)) {
    const signer = await recoverMessageAddress({ message, signature }).catch(() => undefined)
    if (signer?.toLowerCase() === accountAddress.toLowerCase()) return { isValid: true }
  }
  if (!request)
    return refusal('chain-needed', `No key of ${accountAddress} signed this; a contract cannot be asked.`)
  const { verifyOnChain } = await import('./verifyOnChain.js')
  return verifyOnChain({ accountAddress, message, signature, request })
}

function isBytes(value: string): value is Hex {
  return /^0x(?:[\da-fA-F]{2})+$/.test(value)
}
