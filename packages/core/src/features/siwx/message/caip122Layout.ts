import type { Namespace } from '../../../types/namespace.js'
import { isAddress } from '../../../validate/isAddress.js'
import { isChecksumAddress } from './isChecksumAddress.js'
import type { Layout } from './types.js'

/**
 * The layout for one chain family.
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
        // The document's own example has no checksum.
        (namespace !== 'eip155' || /^0x[\da-f]+$/.test(value) || isChecksumAddress(value)),
    },
    chainId: {
      wanted: 'the reference of a CAIP-2 id',
      // Some write Solana's genesis hash in full, of which CAIP-2 takes 32 characters.
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
