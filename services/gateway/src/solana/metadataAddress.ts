import { createHash } from 'node:crypto'
import { decodeBase58, encodeBase58 } from './base58.js'

/** The program that keeps what tokens are called: https://developers.metaplex.com/token-metadata. */
export const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'

/** Finds the address of the account with the metadata of a mint: the first that is no key (a program-derived address). */
export function metadataAddress(mint: string): string | undefined {
  const [program, key] = [decodeBase58(metadataProgram), decodeBase58(mint)]
  if (!program || key?.length !== 32) return undefined
  for (let bump = 255; bump >= 0; bump--) {
    const seeds = [Buffer.from('metadata'), program, key, Buffer.from([bump])]
    const hash = createHash('sha256')
    for (const part of [...seeds, program, Buffer.from('ProgramDerivedAddress')]) hash.update(part)
    const address = hash.digest()
    if (!isOnCurve(address)) return encodeBase58(address)
  }
  return undefined
}

const prime = 2n ** 255n - 19n
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/** Whether bytes are a key of Ed25519 (RFC 8032, 5.1.3): x² = (y² - 1) / (d y² + 1) has a root. */
function isOnCurve(bytes: Buffer): boolean {
  const y = BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`) & (2n ** 255n - 1n)
  const y2 = (y * y) % prime
  // A fraction is a square when the product of its parts is one.
  return euler(((((y2 - 1n) * (d * y2 + 1n)) % prime) + prime) % prime) <= 1n
}

/** Sums in which each power of the form x^(2^n - 1) follows from two before it. */
const steps: readonly (readonly [number, number])[] = [
  ...([
    [1, 1],
    [2, 2],
    [4, 1],
    [5, 5],
    [10, 10],
  ] as const),
  ...([
    [20, 5],
    [25, 25],
    [50, 50],
    [100, 25],
    [125, 125],
  ] as const),
]

/** Euler's criterion, x^((p - 1) / 2), which is 0 or 1 for a square. The exponent is 16 (2^250 - 1) + 6. */
function euler(x: bigint): bigint {
  const ones = new Map([[1, x]])
  const read = (count: number) => ones.get(count) ?? 1n
  for (const [a, b] of steps) ones.set(a + b, (square(read(a), b) * read(b)) % prime)
  return (square(read(250), 4) * square(read(2), 1)) % prime
}

function square(value: bigint, times: number): bigint {
  let result = value
  for (let time = 0; time < times; time++) result = (result * result) % prime
  return result
}
