import type { SiwxMessageData } from '../types.js'
import { readMessage } from './readMessage.js'
import { siweLayout } from './siweLayout.js'
import { toData } from './toData.js'

/**
 * Reads a Sign-In with Ethereum message as strictly as its grammar is: the order of lines, the empty lines, the
 * checksum of the address, days that exist, and nothing behind the end. `createSiweMessage` writes the same text again.
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
