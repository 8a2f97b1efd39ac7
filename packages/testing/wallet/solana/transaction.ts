import { base58 } from '@scure/base'
import { signBytes } from '../../src/common/keys.js'
import { RpcError } from '../../src/common/rpc.js'
import type { SolanaKey } from '../../src/common/types.js'

export type SolanaInstruction = {
  program: string
  /** Base58 addresses; undefined for an account that a lookup table holds. */
  accounts: (string | undefined)[]
  data: Uint8Array
}

export type SolanaMessage = {
  version: 'legacy' | 0
  /** Accounts that must sign, the fee payer first. */
  signers: string[]
  blockhash: string
  instructions: SolanaInstruction[]
  /** Addresses of lookup tables. */
  tables: string[]
}

export type SolanaTransaction = {
  message: SolanaMessage
  /** The bytes that are signed. */
  signed: Uint8Array
  /** The offset of the first signature. */
  offset: number
}

/** Reads bytes in sequence and refuses to read past their end. */
const createReader = (bytes: Uint8Array) => {
  let at = 0
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new RpcError(-32602, 'The transaction ends too early.')
    at += count
    return bytes.subarray(at - count, at)
  }
  const byte = () => take(1)[0] ?? 0
  /** A length of one to three bytes with seven bits in each: Solana's compact-u16. */
  const length = (): number => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const part = byte()
      value += (part & 0x7f) * 2 ** shift
      if (part < 0x80) return value
    }
    throw new RpcError(-32602, 'The transaction has a length of more than three bytes.')
  }
  return {
    take,
    byte,
    length,
    list: <Item>(read: () => Item): Item[] => Array.from({ length: length() }, read),
    position: () => at,
    ended: () => at === bytes.length,
  }
}

/** Parses a message, the part of a transaction that is signed: legacy or version 0. */
const parseMessage = (bytes: Uint8Array): SolanaMessage => {
  const reader = createReader(bytes)
  const address = () => base58.encode(reader.take(32))
  const first = reader.byte()
  const versioned = first >= 0x80
  if (versioned && first !== 0x80)
    throw new RpcError(-32602, `The wallet knows transactions of version 0, not ${first - 0x80}.`)
  const required = versioned ? reader.byte() : first
  reader.take(2)
  const keys = reader.list(address)
  const blockhash = address()
  const compiled = reader.list(() => ({
    program: reader.byte(),
    accounts: reader.list(reader.byte),
    data: Uint8Array.from(reader.take(reader.length())),
  }))
  const tables = versioned
    ? reader.list(() => {
        const table = address()
        reader.list(reader.byte)
        reader.list(reader.byte)
        return table
      })
    : []
  if (!reader.ended()) throw new RpcError(-32602, 'Something follows the transaction.')
  if (required === 0 || required > keys.length)
    throw new RpcError(-32602, 'The transaction asks for signatures of accounts that it does not name.')
  const instructions = compiled.map(({ program, accounts, data }) => {
    const name = keys[program]
    if (name === undefined) throw new RpcError(-32602, 'An instruction names a program that is not listed.')
    return { program: name, accounts: accounts.map(index => keys[index]), data }
  })
  return {
    version: versioned ? 0 : 'legacy',
    signers: keys.slice(0, required),
    blockhash,
    instructions,
    tables,
  }
}

/** Whether a signature of these bytes would also be the signature of a transaction. */
export function isTransactionMessage(bytes: Uint8Array): boolean {
  try {
    return parseMessage(bytes).instructions.length > 0
  } catch {
    return false
  }
}

/** Parses a serialized transaction, signed or not. */
export function parseTransaction(bytes: Uint8Array): SolanaTransaction {
  const reader = createReader(bytes)
  const count = reader.length()
  const offset = reader.position()
  reader.take(64 * count)
  const signed = bytes.subarray(reader.position())
  const message = parseMessage(signed)
  if (message.signers.length !== count)
    throw new RpcError(
      -32602,
      `The transaction has room for ${count} signatures and needs ${message.signers.length}.`,
    )
  return { message, signed, offset }
}

/** The offset of an account's signature in a transaction. */
const signatureOffset = ({ message, offset }: SolanaTransaction, address: string) => {
  const index = message.signers.indexOf(address)
  if (index < 0) throw new RpcError(-32602, `${address} is none of the accounts that must sign.`)
  return offset + 64 * index
}

/** Returns a copy of the transaction with the key's signature. Signatures of other accounts are kept. */
export function signTransaction(key: SolanaKey, transaction: Uint8Array): Uint8Array {
  const parsed = parseTransaction(transaction)
  const offset = signatureOffset(parsed, key.address)
  const copy = Uint8Array.from(transaction)
  copy.set(signBytes(key, parsed.signed), offset)
  return copy
}

/** Returns the signature of an account in a transaction. */
export function signatureOf(transaction: Uint8Array, address: string): Uint8Array {
  const offset = signatureOffset(parseTransaction(transaction), address)
  return transaction.slice(offset, offset + 64)
}
