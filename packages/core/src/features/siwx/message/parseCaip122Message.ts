import type { SiwxMessageData } from '../types.js'
import { caip122Layout } from './caip122Layout.js'
import { namespaceOfText } from './namespaceOfText.js'
import { readMessage } from './readMessage.js'
import { toData } from './toData.js'

/**
 * Reads the text of CAIP-122, of any namespace that Latchkit knows. `createCaip122Message` writes the same text again,
 * so the chain is what the text says: a Solana text may have the whole genesis hash, of which CAIP-2 takes the first 32
 * characters.
 *
 * @throws InvalidSiwxMessageError with the line that is at fault
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @example
 * const { chainId, accountAddress } = parseCaip122Message(message)
 */
export function parseCaip122Message(text: string): SiwxMessageData {
  // A text of no known chain is refused for its first line.
  const namespace = namespaceOfText(text) ?? 'eip155'
  const fields = readMessage(caip122Layout(namespace), text)
  return toData(fields, { chainId: `${namespace}:${fields.chainId}`, text })
}
