import { isChecksumAddress } from './isChecksumAddress.js'
import { fieldOrder, sentence } from './lineRules.js'
import type { Layout } from './types.js'

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
