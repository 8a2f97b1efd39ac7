/** How many messages were of which kind, and what came of them. */
export type FuzzCounts = {
  /** Changed in the plaintext and sealed again with the right key. */
  resealed: number
  ciphertext: number
  frames: number
  /** A change that leaves a good message, so that it was taken. */
  taken: number
  /** The very message, in a changed envelope that is the same. */
  same: number
  refused: number
  ignored: number
}

export function createCounts(): FuzzCounts {
  return { resealed: 0, ciphertext: 0, frames: 0, taken: 0, same: 0, refused: 0, ignored: 0 }
}
