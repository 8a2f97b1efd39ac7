import type { SiwxMessageData } from '../types.js'
import { isChecksumAddress } from './checksumAddress.js'
import { fieldOrder, sentence } from './lineRules.js'
import { readMessage, toData } from './readMessage.js'
import type { Layout } from './types.js'
import { referenceOf, toFields, writeMessage } from './writeMessage.js'

/** @see https://eips.ethereum.org/EIPS/eip-4361 */
export const siweLayout: Layout = {
  standard: 'ERC-4361',
  namespace: 'eip155',
  hasScheme: true,
  address: { wanted: 'an address with the checksum of EIP-55', test: isChecksumAddress },
  chainId: { wanted: 'a decimal chain id', test: value => /^(?:0|[1-9]\d{0,31})$/.test(value) },
  statement: {
    wanted: 'a statement of one line, of the characters of a URI and spaces',
    test: value => sentence.test(value),
  },
  lines: fieldOrder,
  required: ['uri', 'version', 'chainId', 'nonce', 'issuedAt'],
  isCompact: false,
}

/**
 * Creates a Sign-In with Ethereum message. Checks every value, so that no value can add a line: the address needs the
 * checksum of EIP-55, `issuedAt` is required, and `statement` is one line of the characters that ERC-4361 allows (those
 * of a URI, and spaces).
 *
 * @throws InvalidSiwxDataError
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @example
 * createSiweMessage({ domain, uri, version: '1', chainId: 'eip155:1', accountAddress, nonce, issuedAt: new Date().toISOString() })
 */
export function createSiweMessage(data: SiwxMessageData): string {
  const chainId = referenceOf(data, { standard: siweLayout.standard, namespace: 'eip155' })
  return writeMessage(siweLayout, toFields(data, chainId))
}

/**
 * Parses a Sign-In with Ethereum message by its strict grammar: the order of lines, the empty lines, the checksum of the
 * address, dates that exist, and nothing after the end. `createSiweMessage` writes the same text again.
 *
 * @throws InvalidSiwxMessageError with the line that is at fault
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @example
 * const { domain, accountAddress, nonce } = parseSiweMessage(message)
 */
export function parseSiweMessage(text: string): SiwxMessageData {
  const fields = readMessage(siweLayout, text)
  return toData(fields, { chainId: `eip155:${fields.chainId}`, text })
}
