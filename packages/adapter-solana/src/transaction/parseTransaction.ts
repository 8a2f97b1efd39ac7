import { encodeBase58 } from '../encoding/encodeBase58.js'
import { InvalidTransactionError } from '../errors.js'
import type { SolanaTransactionVersion } from '../types.js'

/** The outer parts of a transaction as it goes over the wire. */
export type ParsedTransaction = {
  readonly version: SolanaTransactionVersion
  /** Addresses whose signatures it needs, in the order of the signatures; the first one pays. */
  readonly signers: readonly string[]
  /** Offset of the first signature; each has 64 bytes. */
  readonly signaturesAt: number
}

/**
 * Reads the head of a transaction, legacy or version 0.
 *
 * @throws InvalidTransactionError `solana/invalid-transaction`
 *
 * @see https://solana.com/docs/core/transactions
 */
export function parseTransaction(bytes: Uint8Array): ParsedTransaction {
  let offset = 0
  const next = () => {
    const byte = bytes[offset]
    if (byte === undefined) throw new InvalidTransactionError({ reason: 'Its bytes end too early.' })
    offset += 1
    return byte
  }
  // A length in groups of 7 bits, the lowest first.
  const length = () => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const byte = next()
      value |= (byte & 127) << shift
      if (byte < 128) break
    }
    return value
  }

  const count = length()
  const signaturesAt = offset
  offset += count * 64
  let required = next()
  let version: SolanaTransactionVersion = 'legacy'
  if (required >= 128) {
    if (required !== 128)
      throw new InvalidTransactionError({ reason: `Its version ${required - 128} is not known.` })
    version = 0
    required = next()
  }
  if (required !== count || count === 0)
    throw new InvalidTransactionError({ reason: `It has ${count} signatures and needs ${required}.` })
  // Read-only signers and others.
  next()
  next()
  const keys = length()
  if (keys < required || bytes.length < offset + keys * 32 + 32)
    throw new InvalidTransactionError({ reason: 'Its bytes end too early.' })
  const signers = Array.from({ length: required }, (_, index) =>
    encodeBase58(bytes.subarray(offset + index * 32, offset + index * 32 + 32)),
  )
  return { version, signers, signaturesAt }
}
