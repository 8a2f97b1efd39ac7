/** Which of the three shares it is. */
export const shareIndex = { device: 1, auth: 2, recovery: 3 } as const

/** Bytes of a share of a 32-byte secret, as `shamir-secret-sharing` yields it. */
const rawLength = 33

/** A share of a wallet key. */
export type Share = {
  /** Generation of the shares, from 1. Shares of two generations never go together. */
  readonly gen: number
  readonly index: number
  readonly raw: Uint8Array<ArrayBuffer>
}

/**
 * Encodes `share1 = 0x01 ‖ gen (u32, big-endian) ‖ index ‖ 33 bytes`.
 *
 * @throws RangeError when the share does not fit the format
 */
export function encodeShare({ gen, index, raw }: Share): Uint8Array<ArrayBuffer> {
  if (raw.length !== rawLength) throw new RangeError(`a share has ${rawLength} bytes, this one ${raw.length}`)
  if (!Number.isInteger(gen) || gen < 1 || gen > 0xffff_ffff)
    throw new RangeError('bad generation of a share')
  if (index < 1 || index > 3) throw new RangeError('bad index of a share')
  const encoded = new Uint8Array(6 + rawLength)
  encoded[0] = 1
  new DataView(encoded.buffer).setUint32(1, gen)
  encoded[5] = index
  encoded.set(raw, 6)
  return encoded
}

/**
 * Decodes a share. What was shared is checked by the GCM tag of the blob, not here.
 *
 * @throws RangeError for an unknown version, or bytes that are not a share
 */
export function decodeShare(encoded: Uint8Array): Share {
  if (encoded[0] !== 1) throw new RangeError(`unknown version of a share: ${encoded[0]}`)
  if (encoded.length !== 6 + rawLength) throw new RangeError('bad length of a share')
  const gen = new DataView(encoded.buffer, encoded.byteOffset).getUint32(1)
  const index = encoded[5] ?? 0
  if (gen < 1 || index < 1 || index > 3) throw new RangeError('bad head of a share')
  return { gen, index, raw: encoded.slice(6) }
}
