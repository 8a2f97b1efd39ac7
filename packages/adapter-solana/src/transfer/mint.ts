import type { ChainAccount } from '../rpc/methods.js'

/** Addresses of the token programs, the older program first. */
export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

/** Address of the program that derives a wallet's account for each token. */
export const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/** The properties of a mint that a transfer needs. */
export type Mint = {
  readonly program: string
  readonly decimals: number
  /** Length of a token account that the associated token program creates for the mint, in bytes. */
  readonly accountLength: number
}

const mintLength = 82
/** Offset of the extensions in Token-2022: mints are padded to the length of token accounts. */
const extensionsAt = 165

/** Reads a mint of either token program; returns undefined when the account is not a mint. */
export function readMint(account: ChainAccount | undefined): Mint | undefined {
  const [, token2022] = tokenPrograms
  const program = tokenPrograms.find(one => one === account?.owner)
  if (!account || !program) return undefined
  const { data } = account
  const isExtended = program === token2022 && data.length > extensionsAt && data[extensionsAt] === 1
  const isInitialized = data[45] === 1
  const decimals = data[44]
  if ((data.length !== mintLength && !isExtended) || !isInitialized || decimals === undefined)
    return undefined
  return { program, decimals, accountLength: readAccountLength(data, program === token2022) }
}

const accountLength = 165
/** Type and length before each extension. */
const headerLength = 4
const memberLengths: ReadonlyMap<number, number> = new Map([
  // Extension of the mint, and the length of the extension of its token accounts: fees, non-transferable, hook,
  // pausable.
  [1, 8],
  [9, 0],
  [14, 1],
  [26, 0],
])

/**
 * Returns the length of a token account. Accounts of Token-2022 have the extension "immutable owner", and another for
 * some extensions of the mint.
 *
 * @see https://github.com/solana-program/token-2022/blob/main/interface/src/extension/mod.rs
 */
function readAccountLength(data: Uint8Array, isToken2022: boolean): number {
  if (!isToken2022) return accountLength
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  let length = accountLength + 1 + headerLength
  for (let at = extensionsAt + 1; at + headerLength <= data.length; ) {
    const member = memberLengths.get(view.getUint16(at, true))
    if (member !== undefined) length += headerLength + member
    at += headerLength + view.getUint16(at + 2, true)
  }
  return length
}
