import type { Bytes } from './types.js'

const blockLength = 64

/**
 * `data` combined with the key stream of ChaCha20 (RFC 8439 §2.4), which both encrypts and decrypts.
 *
 * @param key 32 bytes.
 * @param nonce 12 bytes.
 * @param counter Number of the first block.
 */
export function chacha20(key: Bytes, nonce: Bytes, counter: number, data: Uint8Array): Bytes {
  const state = Uint32Array.of(
    0x61707865,
    0x3320646e,
    0x79622d32,
    0x6b206574,
    ...words(key),
    counter,
    ...words(nonce),
  )
  const block = new Uint32Array(16)
  const stream = new DataView(new ArrayBuffer(blockLength))
  const word = (at: number) => block[at] as number
  const output = new Uint8Array(data)

  function mix(to: number, from: number, other: number, bits: number): void {
    block[to] = word(to) + word(from)
    const mixed = word(other) ^ word(to)
    block[other] = (mixed << bits) | (mixed >>> (32 - bits))
  }

  for (let start = 0; start < data.length; start += blockLength) {
    block.set(state)
    for (let round = 0; round < 20; round++) {
      // Even rounds go down the columns of the 4 by 4 words, odd ones along the diagonals.
      const shift = round % 2
      for (let a = 0; a < 4; a++) {
        const b = 4 + ((a + shift) % 4)
        const c = 8 + ((a + 2 * shift) % 4)
        const d = 12 + ((a + 3 * shift) % 4)
        mix(a, b, d, 16)
        mix(c, d, b, 12)
        mix(a, b, d, 8)
        mix(c, d, b, 7)
      }
    }
    for (let at = 0; at < 16; at++) stream.setUint32(at * 4, word(at) + (state[at] as number), true)
    const end = Math.min(start + blockLength, data.length)
    for (let at = start; at < end; at++) output[at] = (output[at] as number) ^ stream.getUint8(at - start)
    state[12] = (state[12] as number) + 1
  }
  return output
}

function words(bytes: Bytes): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(at * 4, true))
}
