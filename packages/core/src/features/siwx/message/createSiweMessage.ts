import type { SiwxMessageData } from '../types.js'
import { referenceOf } from './referenceOf.js'
import { siweLayout } from './siweLayout.js'
import { toFields } from './toFields.js'
import { writeMessage } from './writeMessage.js'

/**
 * Writes a Sign-In with Ethereum message. Every value is checked, so that none can add a line: the address needs the
 * checksum of EIP-55, `issuedAt` is required, and `statement` takes what ERC-4361 allows: one line, of the characters
 * that a URI may have, and spaces.
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
