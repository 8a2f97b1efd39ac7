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
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) && decodedLength(text) === 32 ? text : undefined
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function decodedLength(text: string): number {
  const zeros = text.length - text.replace(/^1+/, '').length
  let value = 0n
  for (const letter of text) value = value * 58n + BigInt(alphabet.indexOf(letter))
  return zeros + (value === 0n ? 0 : Math.ceil(value.toString(16).length / 2))
}
