import { encodeBase58 } from '../../encoding.js'
import type { ChainAccount } from '../../rpc/methods.js'
import { tokenPrograms } from '../mint.js'
import { extension, readExtensions } from './extensions.js'

/** A token account. */
export type TokenAccount = {
  readonly owner: string
  readonly mint: string
  readonly amount: bigint
  readonly isFrozen: boolean
  /** Whether only another address than the owner may close it. */
  readonly isClosedByOther: boolean
  /** Whether each transfer to it needs a memo. */
  readonly needsMemo: boolean
  /** Whether it has a confidential balance, which only its owner can read. */
  readonly hasConfidential: boolean
  /** Whether it takes only confidential transfers. */
  readonly isConfidentialOnly: boolean
}

const length = 165
/** The three confidential balances, and the flag of the extension that allows other transfers. */
const [balancesAt, balancesLength, creditsAt] = [33, 192, 262]

/** Reads a token account of either program; undefined for any other account. */
export function readTokenAccount(account: ChainAccount | undefined): TokenAccount | undefined {
  if (!account || !tokenPrograms.some(program => program === account.owner)) return undefined
  const { data } = account
  const state = data[108]
  if (data.length < length || (state !== 1 && state !== 2)) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const addressAt = (at: number) => encodeBase58(data.subarray(at, at + 32))
  const owner = addressAt(32)
  const extensions = readExtensions(data)
  const confidential = extensions.get(extension.confidentialAccount)
  const balances = confidential && readBytes(confidential, balancesAt, balancesLength)
  return {
    owner,
    mint: addressAt(0),
    amount: view.getBigUint64(64, true),
    isFrozen: state === 2,
    isClosedByOther: view.getUint32(129, true) === 1 && addressAt(133) !== owner,
    needsMemo: extensions.get(extension.memo)?.getUint8(0) === 1,
    hasConfidential: balances?.some(byte => byte !== 0) ?? false,
    isConfidentialOnly: confidential?.getUint8(creditsAt) === 0,
  }
}

function readBytes(view: DataView, at: number, count: number): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + at, count)
}
