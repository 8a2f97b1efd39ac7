import { sha256 } from '@noble/hashes/sha2.js'
import { decodeBase58, encodeBase58 } from '../../encoding.js'
import { associatedTokenProgram } from '../mint.js'

/** A wallet, a token program and a mint, base58. */
export type AssociatedAccountParameters = {
  readonly owner: string
  readonly program: string
  readonly mint: string
}

/** Derives the address of a wallet's token account: the associated token program owns it. */
export function findAssociatedAccount({ owner, program, mint }: AssociatedAccountParameters): string {
  const seeds = [owner, program, mint].map(toBytes)
  return findProgramAddress(seeds, associatedTokenProgram)
}

/**
 * Derives the address of an account of a program from seeds.
 *
 * @see https://solana.com/docs/core/pda
 */
export function findProgramAddress(seeds: readonly Uint8Array[], program: string): string {
  const start = seeds.flatMap(seed => [...seed])
  const suffix = [...toBytes(program), ...new TextEncoder().encode('ProgramDerivedAddress')]
  // An address on the curve may have a private key. The first bump that leads to another address is the one in use;
  // each is on the curve in one of two cases.
  let bump = 255
  let hash: Uint8Array
  do hash = sha256(Uint8Array.from([...start, bump--, ...suffix]))
  while (isOnCurve(hash))
  return encodeBase58(hash)
}

/** Bytes of an address that was checked before. */
export function toBytes(address: string): Uint8Array {
  return decodeBase58(address) ?? new Uint8Array()
}

const prime = 2n ** 255n - 19n
/** The constant of Edwards25519, RFC 8032. */
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/** Whether 32 bytes are a point of Edwards25519: whether its equation has an x for their y. */
export function isOnCurve(bytes: Uint8Array): boolean {
  const y = bytes.reduce(
    (sum, byte, index) => sum + (BigInt(index === 31 ? byte & 127 : byte) << BigInt(8 * index)),
    0n,
  )
  const square = (y * y) % prime
  // x² = (y² - 1) / (d·y² + 1). The quotient is a square if the product is, by Euler's criterion.
  const product = ((square + prime - 1n) * (d * square + 1n)) % prime
  return power(product, (prime - 1n) / 2n) <= 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let factor = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % prime
    factor = (factor * factor) % prime
  }
  return result
}
