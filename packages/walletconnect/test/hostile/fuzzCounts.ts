/** Counts of messages by kind and effect. */
export type FuzzCounts = {
  /** Changed in the plaintext and sealed again with the right key. */
  resealed: number
  ciphertext: number
  frames: number
  /** A change that leaves a valid message, which was accepted. */
  taken: number
  /** The unchanged message in an equivalent envelope. */
  same: number
  refused: number
  ignored: number
}

export function createCounts(): FuzzCounts {
  return { resealed: 0, ciphertext: 0, frames: 0, taken: 0, same: 0, refused: 0, ignored: 0 }
}
