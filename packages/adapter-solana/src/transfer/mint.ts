import type { ChainAccount } from '../rpc/methods.js'

/** Addresses of the token programs, the older program first. */
export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

/** Address of the program that derives a wallet's account for each token. */
export const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/** The properties that every mint has. */
export type Mint = { readonly program: (typeof tokenPrograms)[number]; readonly decimals: number }

const mintLength = 82
/** Offset of the type of an account of Token-2022: mints are padded to the length of token accounts. */
export const typeAt = 165

/** Reads a mint of either token program; returns undefined when the account is not a mint. */
export function readMint(account: ChainAccount | undefined): Mint | undefined {
  const [, token2022] = tokenPrograms
  const program = tokenPrograms.find(one => one === account?.owner)
  if (!account || !program) return undefined
  const { data } = account
  const isExtended = program === token2022 && data.length > typeAt && data[typeAt] === 1
  const isInitialized = data[45] === 1
  const decimals = data[44]
  if ((data.length !== mintLength && !isExtended) || !isInitialized || decimals === undefined)
    return undefined
  return { program, decimals }
}
