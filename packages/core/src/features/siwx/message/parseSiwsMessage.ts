import { readMessage } from './readMessage.js'
import { siwsLayout } from './siwsLayout.js'
import type { SiwsMessageData } from './types.js'

/**
 * Reads a Sign in with Solana message. All but domain and address may be absent there; `createSiwsMessage` writes the
 * same text again.
 *
 * @throws InvalidSiwxMessageError with the line that is at fault
 * @see https://github.com/phantom/sign-in-with-solana
 * @example
 * const { domain, address, chainId } = parseSiwsMessage(new TextDecoder().decode(signedMessage))
 */
export function parseSiwsMessage(text: string): SiwsMessageData {
  return readMessage(siwsLayout, text)
}
