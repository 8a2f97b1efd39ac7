import type { Bytes } from './types.js'

/** `length` bytes from the platform's random source. */
export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length))
}
