import { parseCaipAddress } from '../../../caip/parseCaipAddress.js'
import type { SiwxMessageData } from '../types.js'
import { refusal } from './refusal.js'
import type { SiwxExpectation, SiwxVerification } from './types.js'

/**
 * Holds what a message says against what the app knows; undefined where it agrees.
 *
 * @throws InvalidCaipAddressError where the app's own id is none.
 */
export function checkExpectation(
  data: SiwxMessageData,
  expected: SiwxExpectation,
): SiwxVerification | undefined {
  const { domain, scheme, uri, nonce, caipAddress, chains, requestId } = expected
  // Not optional: without it a message that another page had signed would do.
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
