import { base58 } from '@scure/base'

/** An instruction; accounts and program are places in the list of all keys. */
export type SolanaInstruction = {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** A message of version `legacy` or 0, as its bytes say. */
export type SolanaMessage = {
  readonly version: 'legacy' | 0
  /** How many of the first keys sign; the first one pays. */
  readonly required: number
  /** Of the keys that sign, and of the others in the message: how many of the last ones are only read. */
  readonly readonlySigners: number
  readonly readonlyOthers: number
  /** The keys that stand in the message itself. */
  readonly keys: readonly string[]
  /** A recent blockhash, or the value of a durable nonce. */
  readonly blockhash: string
  readonly instructions: readonly SolanaInstruction[]
  /** Tables that the other keys stand in: all places that are written to come before all that are read. */
  readonly lookups: readonly {
    readonly table: string
    readonly writable: readonly number[]
    readonly readonly: readonly number[]
  }[]
}

/** A transaction: the signature is over its message. */
export type SolanaTransaction = {
  readonly signatures: readonly Uint8Array[]
  /** Place of the first signature; each has 64 bytes. */
  readonly signaturesAt: number
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly messageBytes: Uint8Array<ArrayBuffer>
  readonly message: SolanaMessage
}

/**
 * Reads a serialized transaction, to its last byte.
 *
 * @see https://solana.com/docs/core/transactions
 * @throws RangeError for bytes that are not a transaction of version `legacy` or 0
 */
export function readTransaction(bytes: Uint8Array<ArrayBuffer>): SolanaTransaction {
  const reader = createReader(bytes)
  const count = reader.length()
  const signaturesAt = reader.offset()
  const signatures = Array.from({ length: count }, () => reader.take(64))
  const messageBytes = bytes.slice(reader.offset())
  const message = readMessage(messageBytes)
  if (message.required !== count) throw new RangeError('another number of signatures')
  return { signatures, signaturesAt, bytes, messageBytes, message }
}

/**
 * Whether a signature over these bytes, or over a part of them, would be one of a transaction. Version 1 counts too, which
 * this wallet does not sign.
 */
export function isTransaction(bytes: Uint8Array<ArrayBuffer>): boolean {
  // SIMD-0385: its fixed head and one key.
  if (bytes[0] === 0x81 && bytes.length >= 42 + 32) return true
  return [readMessage, readTransaction].some(read => {
    try {
      read(bytes)
      return true
    } catch {
      return false
    }
  })
}

function readMessage(bytes: Uint8Array<ArrayBuffer>): SolanaMessage {
  const { byte, length, take, offset } = createReader(bytes)
  const list = <value>(next: () => value) => Array.from({ length: length() }, next)
  const places = () => [...take(length())]
  const key = () => base58.encode(take(32))
  const first = byte()
  if (first > 0x80) throw new RangeError('a version that is not known')
  const version = first === 0x80 ? 0 : 'legacy'
  const required = version === 0 ? byte() : first
  const readonlySigners = byte()
  const readonlyOthers = byte()
  const keys = list(key)
  if (required === 0 || readonlySigners >= required || required + readonlyOthers > keys.length)
    throw new RangeError('counts that do not fit')
  const blockhash = key()
  const instructions = list(() => ({ program: byte(), accounts: places(), data: take(length()) }))
  const lookups = version === 0 ? list(() => ({ table: key(), writable: places(), readonly: places() })) : []
  const total = lookups.reduce((sum, one) => sum + one.writable.length + one.readonly.length, keys.length)
  // A program cannot stand in a table, nor be the one that pays.
  for (const { program, accounts } of instructions)
    if (program === 0 || program >= keys.length || accounts.some(place => place >= total))
      throw new RangeError('an account that is not listed')
  if (offset() !== bytes.length || new Set(keys).size !== keys.length)
    throw new RangeError('more than a message')
  return { version, required, readonlySigners, readonlyOthers, keys, blockhash, instructions, lookups }
}

function createReader(bytes: Uint8Array<ArrayBuffer>) {
  let offset = 0
  const take = (count: number) => {
    if (offset + count > bytes.length) throw new RangeError('the bytes end too early')
    offset += count
    return bytes.slice(offset - count, offset)
  }
  const byte = () => take(1)[0] ?? 0
  return {
    take,
    byte,
    offset: () => offset,
    /** Groups of 7 bits, the lowest first, in the fewest bytes. */
    length() {
      let value = 0
      for (const shift of [0, 7, 14]) {
        const next = byte()
        value |= (next & 127) << shift
        if (next > 127) continue
        if ((shift > 0 && next === 0) || value > 0xffff) break
        return value
      }
      throw new RangeError('a length that is not one')
    },
  }
}
