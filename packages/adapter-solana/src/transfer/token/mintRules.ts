import { encodeBase58 } from '../../encoding.js'
import { typeAt } from '../mint.js'
import { type Extensions, extension, headLength, readExtensions } from './extensions.js'

/** The time of a chain. */
export type ChainTime = {
  readonly epoch: bigint
  /** Seconds since 1970. */
  readonly seconds: number
}

/** Demands of a mint on a transfer. */
export type MintRules = {
  /** Length of a token account that the associated token program creates for the mint, in bytes. */
  readonly accountLength: number
  /** Fee that a transfer of an amount pays from the amount. */
  readonly transferFee: ((amount: bigint) => bigint) | undefined
  /** Program that each transfer calls. */
  readonly hookProgram: string | undefined
  readonly isTransferable: boolean
  readonly isPaused: boolean
  /** Whether new token accounts are frozen. */
  readonly isDefaultFrozen: boolean
  /** Whether all of the supply is in confidential balances. */
  readonly isConfidential: boolean
  /** Whether an account of the issuer may move or burn the tokens of every holder. */
  readonly hasPermanentDelegate: boolean
  /** Units that wallets show for each unit, of interest-bearing mints and those with a scaled amount. */
  readonly multiplier: number | undefined
}

/** Reads the extensions of a mint. */
export function readMintRules(data: Uint8Array, isToken2022: boolean, time: ChainTime): MintRules {
  const extensions = readExtensions(data)
  const delegate = extensions.get(extension.permanentDelegate)
  return {
    accountLength: readAccountLength(extensions, isToken2022),
    transferFee: readTransferFee(extensions.get(extension.transferFee), time),
    hookProgram: readAddress(extensions.get(extension.transferHook), 32),
    isTransferable: !extensions.has(extension.nonTransferable),
    isPaused: extensions.get(extension.pausable)?.getUint8(32) === 1,
    isDefaultFrozen: extensions.get(extension.defaultState)?.getUint8(0) === 2,
    isConfidential: extensions.has(extension.confidentialMint),
    hasPermanentDelegate: readAddress(delegate, 0) !== undefined,
    multiplier: readMultiplier(extensions, time),
  }
}

/** Reads an address; undefined where it is absent or zero, as a removed authority is. */
function readAddress(view: DataView | undefined, at: number): string | undefined {
  if (!view) return undefined
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, 32)
  return bytes.some(byte => byte !== 0) ? encodeBase58(bytes) : undefined
}

/** Extension of a mint, and the length of that of its token accounts: fees, non-transferable, hook, pausable. */
const memberLengths: ReadonlyMap<number, number> = new Map([
  [extension.transferFee, 8],
  [extension.nonTransferable, 0],
  [extension.transferHook, 1],
  [extension.pausable, 0],
])

/** Accounts of Token-2022 have the extension "immutable owner", and another for some extensions of the mint. */
function readAccountLength(extensions: Extensions, isToken2022: boolean): number {
  if (!isToken2022) return typeAt
  const members = [...extensions.keys()].flatMap(number => memberLengths.get(number) ?? [])
  return members.reduce((sum, length) => sum + headLength + length, typeAt + 1 + headLength)
}

/** Fee of the current epoch: after two addresses and an amount, the older fee, then the newer. */
function readTransferFee(view: DataView | undefined, { epoch }: ChainTime): MintRules['transferFee'] {
  if (!view) return undefined
  const [older, newer] = [72, 90]
  const at = epoch >= view.getBigUint64(newer, true) ? newer : older
  const maximum = view.getBigUint64(at + 8, true)
  const basisPoints = BigInt(view.getUint16(at + 16, true))
  return amount => {
    // Rounded up, as the program does.
    const fee = (amount * basisPoints + 9999n) / 10_000n
    return fee < maximum ? fee : maximum
  }
}

/** Seconds of a year, as the program counts them. */
const year = 60 * 60 * 24 * 365.24

/**
 * The multiplier of the amounts that wallets show. Only for display: the program moves amounts without it.
 *
 * @see https://solana.com/docs/tokens/extensions/scaled-ui-amount
 * @see https://solana.com/docs/tokens/extensions/interest-bearing-mints
 */
function readMultiplier(extensions: Extensions, { seconds }: ChainTime): number | undefined {
  const scaled = extensions.get(extension.scaledAmount)
  if (scaled) {
    const isNew = seconds >= Number(scaled.getBigInt64(40, true))
    return scaled.getFloat64(isNew ? 48 : 32, true)
  }
  const interest = extensions.get(extension.interest)
  if (!interest) return undefined
  const [start, changed] = [32, 42].map(at => Number(interest.getBigInt64(at, true))) as [number, number]
  const [before, now] = [40, 50].map(at => interest.getInt16(at, true) / 10_000) as [number, number]
  return Math.exp((before * (changed - start)) / year) * Math.exp((now * (seconds - changed)) / year)
}
