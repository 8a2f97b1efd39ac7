import type { Network } from '@latchkit/core'
import { encodeBase58 } from '../../encoding.js'
import { readAccounts } from '../../rpc/methods.js'
import type { Instruction } from '../../transaction/compileMessage.js'
import type { Runtime } from '../../types.js'
import { littleEndian } from '../instructions.js'
import { TransferRefusedError } from '../TransferRefusedError.js'
import { findProgramAddress, toBytes } from './programAddress.js'

type ResolveHookParameters = {
  readonly network: Network<'solana'>
  /** Program that the mint names. */
  readonly program: string
  readonly source: string
  readonly mint: string
  readonly destination: string
  readonly owner: string
  readonly value: bigint
}

type InstructionAccount = Instruction['accounts'][number]

/** First 8 bytes of the SHA-256 of "spl-transfer-hook-interface:execute". */
const execute = [105, 37, 101, 197, 75, 251, 102, 26]
/** Discriminator, length and count before the rows of the validation account. */
const rowsAt = 16
const rowLength = 35

/**
 * Returns the accounts that a transfer of a mint with a hook adds: those that the hook program lists in its validation
 * account, then the program and the validation account.
 *
 * @throws TransferRefusedError `solana/transfer-refused`, when the list cannot be read or needs another signature
 *
 * @see https://solana.com/docs/tokens/extensions/transfer-hook
 */
export async function resolveHook(
  runtime: Runtime,
  { network, program, source, mint, destination, owner, value }: ResolveHookParameters,
): Promise<readonly InstructionAccount[]> {
  const seeds = [new TextEncoder().encode('extra-account-metas'), toBytes(mint)]
  const validation = findProgramAddress(seeds, program)
  const data = Uint8Array.from([...execute, ...littleEndian(value)])
  // The accounts of the call of the hook: rows refer to these and to each other by their index.
  const accounts: InstructionAccount[] = [source, mint, destination, owner, validation].map(address => ({
    address,
  }))
  const first = accounts.length
  const known = new Map<string, Uint8Array>()

  async function read(address: string): Promise<Uint8Array> {
    const [account] = known.has(address) ? [] : await readAccounts(runtime, network, [address])
    if (account) known.set(address, account.data)
    return known.get(address) ?? new Uint8Array()
  }
  const dataOf = async (index = -1) => read(pick(accounts, index).address)

  const list = await read(validation)
  for (const row of readRows(list)) {
    const [kind = 0] = row
    const config = row.subarray(1, 33)
    const signs = row[33] === 1
    if (signs) throw new TransferRefusedError({ problem: 'hook' })
    const address = await resolveAddress({ kind, config, program, accounts, data, dataOf })
    accounts.push({ address, writes: row[34] === 1 })
  }
  // Without a list the hook needs no account, and the token program accepts no empty list.
  const last = list.length > 0 ? [{ address: validation }] : []
  return [...accounts.slice(first), { address: program }, ...last]
}

function readRows(data: Uint8Array): readonly Uint8Array[] {
  if (data.length < rowsAt || execute.some((byte, index) => data[index] !== byte)) return []
  const count = new DataView(data.buffer, data.byteOffset, data.byteLength).getUint32(12, true)
  return Array.from({ length: count }, (_, index) => {
    const start = rowsAt + index * rowLength
    return slice(data, start, rowLength)
  })
}

type RowParameters = {
  readonly kind: number
  readonly config: Uint8Array
  readonly program: string
  readonly accounts: readonly InstructionAccount[]
  readonly data: Uint8Array
  dataOf(index: number | undefined): Promise<Uint8Array>
}

/** Returns the address of a row: as it is, read from data, or derived from seeds. */
async function resolveAddress(parameters: RowParameters): Promise<string> {
  const { kind, config, program, accounts, data, dataOf } = parameters
  if (kind === 0) return encodeBase58(config)
  const [source, one, two] = config
  if (kind === 2) {
    if (source === 1) return encodeBase58(slice(data, one, 32))
    if (source === 2) return encodeBase58(slice(await dataOf(one), two, 32))
    throw new TransferRefusedError({ problem: 'hook' })
  }
  if (kind === 1) return findProgramAddress(await resolveSeeds(parameters), program)
  // From 128: derived by the program at that index.
  return findProgramAddress(await resolveSeeds(parameters), pick(accounts, kind - 128).address)
}

async function resolveSeeds({
  config,
  accounts,
  data,
  dataOf,
}: RowParameters): Promise<readonly Uint8Array[]> {
  const seeds: Uint8Array[] = []
  for (let at = 0; at < config.length; ) {
    const [kind, one, two, three] = config.subarray(at)
    if (kind === 0) break
    if (kind === 1) {
      seeds.push(slice(config, at + 2, one))
      at += 2 + (one ?? 0)
    } else if (kind === 2) {
      seeds.push(slice(data, one, two))
      at += 3
    } else if (kind === 3) {
      seeds.push(toBytes(pick(accounts, one).address))
      at += 2
    } else if (kind === 4) {
      seeds.push(slice(await dataOf(one), two, three))
      at += 4
    } else throw new TransferRefusedError({ problem: 'hook' })
  }
  return seeds
}

function pick(accounts: readonly InstructionAccount[], index = -1): InstructionAccount {
  const account = accounts[index]
  if (!account) throw new TransferRefusedError({ problem: 'hook' })
  return account
}

function slice(bytes: Uint8Array, start = -1, count = -1): Uint8Array {
  if (start < 0 || count < 0 || start + count > bytes.length)
    throw new TransferRefusedError({ problem: 'hook' })
  return bytes.subarray(start, start + count)
}
