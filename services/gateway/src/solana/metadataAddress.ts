import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { readAccount } from '../tokens/readAccount.js'

/** The program that stores the names of tokens: https://developers.metaplex.com/token-metadata. */
export const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'

/**
 * Finds the address of the account with the metadata of a mint: the first that is not a key (a program-derived
 * address).
 */
export function metadataAddress(mint: string): string | undefined {
  if (readAccount('solana:', mint) === undefined) return undefined
  const [program, key] = [base58.decode(metadataProgram), base58.decode(mint)]
  for (let bump = 255; bump >= 0; bump--) {
    const seeds = [Buffer.from('metadata'), program, key, Buffer.from([bump])]
    const hash = createHash('sha256')
    for (const part of [...seeds, program, Buffer.from('ProgramDerivedAddress')]) hash.update(part)
    const address = hash.digest()
    if (!isOnCurve(address)) return base58.encode(address)
  }
  return undefined
}

/** Whether bytes are a key of Ed25519. */
function isOnCurve(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes)
    return true
  } catch {
    return false
  }
}
