/** The encodings of the points of ed25519 whose order divides 8, without the bit of the sign. */
const points = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]

/**
 * Whether a key is one under which signatures hold that nobody made, Solana's system program (all zeros) among them.
 * Not every SubtleCrypto refuses these.
 */
export function isSmallOrder(publicKey: Uint8Array): boolean {
  const unsigned = publicKey.map((byte, index) => (index === 31 ? byte & 0x7f : byte))
  return points.includes([...unsigned].map(byte => byte.toString(16).padStart(2, '0')).join(''))
}
