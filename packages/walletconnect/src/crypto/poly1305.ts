import type { Bytes } from './types.js'

/**
 * Poly1305 (RFC 8439 §2.5) of whole blocks of 16 bytes, the only ones that the AEAD makes. A key serves one message,
 * so what the time of BigInt arithmetic tells of it is of no use for another one.
 *
 * @param key 32 bytes.
 */
export function poly1305(key: Bytes, blocks: Bytes): Bytes {
  const read = numbers(key)
  const readBlock = numbers(blocks)
  const r = read(0) & 0x0ffffffc0ffffffc0ffffffc0fffffffn
  const prime = (1n << 130n) - 5n
  let sum = 0n
  for (let at = 0; at < blocks.length; at += 16) sum = ((sum + readBlock(at) + (1n << 128n)) * r) % prime
  sum += read(16)
  const tag = new DataView(new ArrayBuffer(16))
  // Both take the number modulo 2^64.
  tag.setBigUint64(0, sum, true)
  tag.setBigUint64(8, sum >> 64n, true)
  return new Uint8Array(tag.buffer)
}

/** Reads 16 bytes as a number, the lowest byte first. */
function numbers(bytes: Bytes): (at: number) => bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return at => view.getBigUint64(at, true) + (view.getBigUint64(at + 8, true) << 64n)
}
