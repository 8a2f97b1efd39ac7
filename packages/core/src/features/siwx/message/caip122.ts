import { parseCaipNetworkId } from '../../../caip/caipNetworkId.js'
import { isCaipNetworkId } from '../../../caip/isCaipNetworkId.js'
import type { Namespace } from '../../../types/namespace.js'
import { isAddress } from '../../../validate/validate.js'
import type { SiwxMessageData } from '../types.js'
import { isChecksumAddress } from './checksumAddress.js'
import { InvalidSiwxDataError } from './errors.js'
import { namespaceOfText, readMessage, toData } from './readMessage.js'
import type { Layout } from './types.js'
import { toFields, writeMessage } from './writeMessage.js'

/**
 * The layout of CAIP-122 for a namespace.
 *
 * @see https://chainagnostic.org/CAIPs/caip-122
 */
export function caip122Layout(namespace: Namespace): Layout {
  return {
    standard: 'CAIP-122',
    namespace,
    hasScheme: false,
    address: {
      wanted: `an address of ${namespace}`,
      test: value =>
        isAddress(namespace, value) &&
        // The example of CAIP-122 has no checksum.
        (namespace !== 'eip155' || /^0x[\da-f]+$/.test(value) || isChecksumAddress(value)),
    },
    chainId: {
      wanted: 'the reference of a CAIP-2 id',
      // Some messages contain Solana's whole genesis hash, of which CAIP-2 takes 32 characters.
      test: value => (namespace === 'solana' ? /^[-_a-zA-Z\d]{1,44}$/ : /^[-_a-zA-Z\d]{1,32}$/).test(value),
    },
    statement: {
      wanted: 'a statement of one line of printable ASCII',
      test: value => /^[\x20-\x7e]+$/.test(value),
    },
    lines: ['uri', 'version', 'nonce', 'issuedAt', 'expirationTime', 'notBefore', 'requestId', 'chainId'],
    required: ['uri', 'version', 'nonce', 'chainId'],
    isCompact: false,
  }
}

/**
 * Creates a CAIP-122 message for an account of any namespace, with the reference of its CAIP-2 id as chain id.
 *
 * @throws InvalidSiwxDataError
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @example
 * createCaip122Message({ domain, uri, version: '1', chainId: 'cosmos:cosmoshub-4', accountAddress, nonce })
 */
export function createCaip122Message(data: SiwxMessageData): string {
  // `parseCaip122Message` returns Solana's whole genesis hash if the text has it.
  const chainId = /^solana:[-_a-zA-Z\d]{33,44}$/.test(data.chainId) ? data.chainId.slice(0, 39) : data.chainId
  if (!isCaipNetworkId(chainId))
    throw new InvalidSiwxDataError({ standard: 'CAIP-122', field: 'chainId', wanted: 'a CAIP-2 id' })
  const { namespace } = parseCaipNetworkId(chainId)
  return writeMessage(caip122Layout(namespace), toFields(data, data.chainId.slice(namespace.length + 1)))
}

/**
 * Parses a CAIP-122 message of any supported namespace. `createCaip122Message` writes the same text again, so the chain id
 * is as in the text: a Solana text may have the whole genesis hash, of which CAIP-2 takes the first 32 characters.
 *
 * @throws InvalidSiwxMessageError with the line that is at fault
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @example
 * const { chainId, accountAddress } = parseCaip122Message(message)
 */
export function parseCaip122Message(text: string): SiwxMessageData {
  // For an unknown chain, the first line does not match and is refused.
  const namespace = namespaceOfText(text) ?? 'eip155'
  const fields = readMessage(caip122Layout(namespace), text)
  return toData(fields, { chainId: `${namespace}:${fields.chainId}`, text })
}
