import { base58 } from '@scure/base'
import { RpcError } from '../common/rpcError.js'
import { createReader } from './createReader.js'

export type SolanaInstruction = {
  program: string
  /** Base58 addresses; nothing where a lookup table has it. */
  accounts: (string | undefined)[]
  data: Uint8Array
}

export type SolanaMessage = {
  version: 'legacy' | 0
  /** Accounts that must sign, the payer of the fee first. */
  signers: string[]
  blockhash: string
  instructions: SolanaInstruction[]
  /** Addresses of lookup tables. */
  tables: string[]
}

/** Reads what a transaction's signatures sign: a legacy message, or one of version 0. */
export function parseMessage(bytes: Uint8Array): SolanaMessage {
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
