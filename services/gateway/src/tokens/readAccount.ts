import { base58 } from '@scure/base'
import { isAddress } from 'viem'

/**
 * Reads an address of the chain's namespace: on eip155 40 hexadecimal digits with or without `0x`, in lower case with it;
 * on solana base58 of 32 bytes. Returns `undefined` for anything else.
 */
export function readAccount(chainId: string, text: string): string | undefined {
  if (chainId.startsWith('eip155:')) {
    const address = /^0x/i.test(text) ? `0x${text.slice(2)}` : `0x${text}`
    return isAddress(address, { strict: false }) ? address.toLowerCase() : undefined
  }
  if (!chainId.startsWith('solana:')) return undefined
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) && base58.decode(text).length === 32 ? text : undefined
}
