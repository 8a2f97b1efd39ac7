import type { SiwxVerifier } from '../types.js'
import { refusal } from './refusal.js'
import type { SiwxVerification, VerifySiwxSignatureParameters } from './types.js'

/**
 * Verifies that an account signed a text: EIP-191, ERC-1271 and ERC-6492 on eip155, ed25519 on solana, and the chain
 * families of `verifiers`. Does not parse the text; `verifySiwxSession` does both.
 *
 * @example
 * const { isValid } = await verifySiwxSignature({ chainId: 'eip155:1', accountAddress, message, signature })
 */
export async function verifySiwxSignature(
  parameters: VerifySiwxSignatureParameters,
): Promise<SiwxVerification> {
  const { verifiers, ...question } = parameters
  const { chainId, signature } = question
  if (typeof signature !== 'string') return refusal('signature-wrong', 'There is no signature.')
  const verifier = verifiers?.find(({ namespace }) => chainId.startsWith(`${namespace}:`))
  if (verifier) return verifyWith(verifier, question)
  if (chainId.startsWith('eip155:'))
    return (await import('./lazy/verifyEip155Signature.js')).verifyEip155Signature(parameters)
  if (chainId.startsWith('solana:'))
    return (await import('./lazy/verifySolanaSignature.js')).verifySolanaSignature(parameters)
  return refusal('namespace-unsupported', `Signatures of ${chainId} cannot be checked.`)
}

async function verifyWith(
  verifier: SiwxVerifier,
  question: Parameters<SiwxVerifier['verify']>[0],
): Promise<SiwxVerification> {
  try {
    return (await verifier.verify(question))
      ? { isValid: true }
      : refusal('signature-wrong', 'The verifier of the app refused the signature.')
  } catch (cause) {
    return refusal('chain-unreachable', 'The verifier of the app failed.', cause)
  }
}
