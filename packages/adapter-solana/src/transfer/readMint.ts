import type { ChainAccount } from '../rpc/readAccounts.js'
import { tokenPrograms } from './programs.js'

/** What a transfer needs to know of a mint. */
export type Mint = { readonly program: string; readonly decimals: number }

const mintLength = 82
/** In Token-2022, where extensions begin: mints are filled up to the length of token accounts. */
const extensionsAt = 165

/** Reads a mint of either token program; undefined when the account is none. */
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
  return { program, decimals }
}
