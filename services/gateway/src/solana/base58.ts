const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Reads the bytes of an address on Solana. Returns `undefined` for what is not base58. */
export function decodeBase58(text: string): Buffer | undefined {
  let value = 0n
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit === -1) return undefined
    value = value * 58n + BigInt(digit)
  }
  const zeros = text.length - text.replace(/^1+/, '').length
  const digits = value === 0n ? '' : value.toString(16)
  return Buffer.from(`${'00'.repeat(zeros)}${digits.length % 2 ? '0' : ''}${digits}`, 'hex')
}

/** Writes bytes as an address on Solana. */
export function encodeBase58(bytes: Uint8Array): string {
  const found = [...bytes].findIndex(byte => byte !== 0)
  const zeros = found === -1 ? bytes.length : found
  let text = ''
  const hex = Buffer.from(bytes).toString('hex')
  for (let value = BigInt(`0x${hex || '0'}`); value > 0n; value /= 58n) {
    text = `${alphabet[Number(value % 58n)]}${text}`
  }
  return `${'1'.repeat(zeros)}${text}`
}
