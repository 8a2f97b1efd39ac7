import { typeAt } from '../mint.js'

/** Numbers of the extensions of Token-2022 that a transfer heeds: of mints, then of token accounts. */
export const extension = {
  transferFee: 1,
  defaultState: 6,
  nonTransferable: 9,
  interest: 10,
  permanentDelegate: 12,
  transferHook: 14,
  confidentialMint: 24,
  scaledAmount: 25,
  pausable: 26,
  confidentialAccount: 5,
  memo: 8,
} as const

/** Extensions by number, each without its head. */
export type Extensions = ReadonlyMap<number, DataView>

/** Number and length before each extension. */
export const headLength = 4

/**
 * Reads the extensions of a mint, or of a token account. Empty for accounts of the older program.
 *
 * @see https://github.com/solana-program/token-2022/blob/main/interface/src/extension/mod.rs
 */
export function readExtensions(data: Uint8Array): Extensions {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const found = new Map<number, DataView>()
  for (let at = typeAt + 1; at + headLength <= data.length; ) {
    const [number, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    const start = at + headLength
    // Number 0 is space that is not used.
    if (number === 0 || start + length > data.length) break
    found.set(number, new DataView(data.buffer, data.byteOffset + start, length))
    at = start + length
  }
  return found
}
