import { InvalidSiwxMessageError } from '../message/errors.js'
import { parseSiwxMessage } from '../message/parseSiwxMessage.js'
import { checkExpectation } from './checkExpectation.js'
import { checkTimes } from './checkTimes.js'
import { compareData } from './compareData.js'
import { refusal } from './refusal.js'
import type { SiwxVerification, VerifySiwxSessionParameters } from './types.js'
import { verifySiwxSignature } from './verifySiwxSignature.js'

/**
 * Checks a sign-in whole: that the text is a sign-in message and says what the data says, that it is for this app, its
 * times, and at last its signature (EIP-191, ERC-1271 and ERC-6492 on eip155, ed25519 on solana). Runs in servers and
 * in pages; the parts of one chain family load when a message of it is checked. That a nonce is used once only is the
 * caller's matter.
 *
 * @throws InvalidCaipAddressError where `expected.caipAddress` is none. What the person sent is never thrown, but refused.
 * @example
 * const result = await verifySiwxSession({ session, expected: { domain: 'example.com', nonce } })
 * if (!result.isValid) console.warn(result.reason, result.details)
 */
export async function verifySiwxSession(parameters: VerifySiwxSessionParameters): Promise<SiwxVerification> {
  const { session, expected, now = Date.now(), request } = parameters
  const { message, signature, data } = session
  const said = read(message)
  if (said instanceof InvalidSiwxMessageError)
    return refusal('text-invalid', said.metaMessages.join(' '), said)
  const different = compareData(said, data ?? {})
  if (different !== undefined)
    return refusal('data-differs', `The text says something else than the data about ${different}.`)
  const { chainId, accountAddress } = said
  return (
    checkExpectation(said, expected) ??
    checkTimes(said, now) ??
    verifySiwxSignature({ chainId, accountAddress, message, signature, request })
  )
}

function read(message: string) {
  try {
    return parseSiwxMessage(message)
  } catch (error) {
    if (error instanceof InvalidSiwxMessageError) return error
    throw error
  }
}
