import { parseCaipAddress } from '../../../caip/caipAddress.js'
import { parseSiwxMessage } from '../message/siwx.js'
import { checkSession } from './checkSession.js'
import type { SiwxVerification, VerifySiwxSessionParameters } from './types.js'

/**
 * Verifies a sign-in: that the text is a sign-in message and matches the data, that it is for this app, its times, and its
 * signature (EIP-191, ERC-1271 and ERC-6492 on eip155, ed25519 on solana). Runs on servers and in pages; the code of a
 * namespace loads when a message of it is verified. The caller makes sure that a nonce is used only once, and names the
 * networks that it takes in `expected.chains` where it passes `request`.
 *
 * @throws InvalidCaipAddressError if `expected.caipAddress` is malformed. Invalid sessions are refused, not thrown.
 * @example
 * const result = await verifySiwxSession({ session, expected: { domain: 'example.com', nonce } })
 * if (!result.isValid) console.warn(result.reason, result.details)
 */
export function verifySiwxSession(parameters: VerifySiwxSessionParameters): Promise<SiwxVerification> {
  return checkSession(parameters, { readMessage: parseSiwxMessage, readAddress: parseCaipAddress })
}
