import { parseCaipAddress } from '../../../caip/caipAddress.js'
import { InvalidSiwxMessageError } from '../message/errors.js'
import { parseDateTime } from '../message/parseDateTime.js'
import { parseSiwxMessage } from '../message/siwx.js'
import type { SiwxMessageData } from '../types.js'
import { refusal } from './refusal.js'
import type { SiwxExpectation, SiwxVerification, VerifySiwxSessionParameters } from './types.js'
import { verifySiwxSignature } from './verifySiwxSignature.js'

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
export async function verifySiwxSession(parameters: VerifySiwxSessionParameters): Promise<SiwxVerification> {
  const { session, expected, now = Date.now(), request, verifiers } = parameters
  const { message, signature, data } = session
  const said = read(message)
  if (said instanceof InvalidSiwxMessageError)
    return refusal('text-invalid', said.metaMessages.join(' '), said)
  const different = compareData(said, data ?? {})
  if (different !== undefined) return refusal('data-differs', `The text and the data differ in ${different}.`)
  const { chainId, accountAddress } = said
  // The signer chooses the network of the message. Without a list, `request` may call the contract on the wrong network.
  if (request && !expected.chains)
    return refusal('network-differs', '`expected.chains` is required with `request`.')
  return (
    checkExpectation(said, expected) ??
    checkTimes(said, now) ??
    verifySiwxSignature({ chainId, accountAddress, message, signature, request, verifiers })
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

/** Returns the first field in which two messages differ; undefined if they are equal. */
export function compareData(one: SiwxMessageData, other: SiwxMessageData): string | undefined {
  const values = (data: SiwxMessageData): Readonly<Record<string, unknown>> => data
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].find(name => JSON.stringify(values(one)[name]) !== JSON.stringify(values(other)[name]))
}

/**
 * Compares the message with the expected values; undefined if it matches.
 *
 * @throws InvalidCaipAddressError if `expected.caipAddress` is malformed
 */
export function checkExpectation(
  data: SiwxMessageData,
  expected: SiwxExpectation,
): SiwxVerification | undefined {
  const { domain, scheme, uri, nonce, caipAddress, chains, requestId } = expected
  // Required: otherwise a message signed for another page would be accepted.
  if (data.domain !== domain)
    return refusal('domain-differs', `The message is for ${data.domain}, not for ${domain}.`)
  if (scheme !== undefined && data.scheme !== scheme)
    return refusal('scheme-differs', `The message is not for ${scheme}.`)
  if (uri !== undefined && data.uri !== uri)
    return refusal('uri-differs', `The message is for ${data.uri}, not for ${uri}.`)
  if (nonce !== undefined && data.nonce !== nonce)
    return refusal('nonce-differs', 'The message has another nonce than was issued.')
  if (requestId !== undefined && data.requestId !== requestId)
    return refusal('request-id-differs', 'The message answers another request.')
  if (chains !== undefined && !chains.includes(data.chainId))
    return refusal('network-differs', `${data.chainId} is not among the networks that were offered.`)
  if (caipAddress === undefined) return undefined

  const { namespace, caipNetworkId, address } = parseCaipAddress(caipAddress)
  if (caipNetworkId !== data.chainId)
    return refusal('network-differs', `The message is for ${data.chainId}, not for ${caipNetworkId}.`)
  const same =
    namespace === 'eip155'
      ? address.toLowerCase() === data.accountAddress.toLowerCase()
      : address === data.accountAddress
  return same
    ? undefined
    : refusal('account-differs', `The message is of ${data.accountAddress}, not of ${address}.`)
}

/** Checks the validity period; undefined if `now` is within it. The expiration time itself is outside. */
export function checkTimes(data: SiwxMessageData, now: number): SiwxVerification | undefined {
  const { notBefore, expirationTime } = data
  // The parser has already refused dates that do not exist.
  if (notBefore !== undefined && now < (parseDateTime(notBefore) ?? Number.POSITIVE_INFINITY))
    return refusal('not-yet-valid', `The message holds from ${notBefore}.`)
  if (expirationTime !== undefined && now >= (parseDateTime(expirationTime) ?? Number.NEGATIVE_INFINITY))
    return refusal('expired', `The message held until ${expirationTime}.`)
  return undefined
}
