import { siwsLayout } from './siwsLayout.js'
import type { SiwsMessageData } from './types.js'
import { writeMessage } from './writeMessage.js'

/**
 * Writes a Sign in with Solana message, as wallets do for `solana:signIn`. Takes the names and values of that
 * feature; `createSiwxMessage` takes those of Latchkit.
 *
 * @throws InvalidSiwxDataError
 * @see https://github.com/phantom/sign-in-with-solana
 * @example
 * createSiwsMessage({ domain: 'example.com', address, chainId: 'mainnet', nonce })
 */
export function createSiwsMessage(data: SiwsMessageData): string {
  return writeMessage(siwsLayout, data, 'address')
}
