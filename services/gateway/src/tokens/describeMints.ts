import { z } from 'zod'
import type { AskNode } from '../providers/askNode.js'
import { ProviderError } from '../providers/providerError.js'
import { cleanText } from './cleanText.js'
import { readMintName } from './readMintName.js'

/** What a mint says of its token. */
export type MintName = { readonly name?: string | undefined; readonly symbol?: string | undefined }

/** Accounts of one `getMultipleAccounts`. */
const perCall = 100
const listSchema = z.object({ value: z.array(z.unknown()) })
const accountSchema = z.object({ data: z.tuple([z.string(), z.literal('base64')]) })

/**
 * Reads the names of mints from their Token-2022 metadata. A mint that has none is absent.
 *
 * @throws ProviderError when no node answers
 */
export async function describeMints(
  ask: AskNode,
  mints: readonly string[],
): Promise<ReadonlyMap<string, MintName>> {
  const accounts = await readAccounts(ask, mints)
  return new Map(
    mints.flatMap((mint, index) => {
      const data = accounts[index]
      const found = data && readMintName(data)
      return found ? [[mint, { name: cleanText(found.name), symbol: cleanText(found.symbol) }] as const] : []
    }),
  )
}

/** Name and symbol of a mint; without them it is called by its address. */
export function nameOfMint(
  mint: string,
  names: ReadonlyMap<string, MintName>,
): { readonly name: string; readonly symbol: string } {
  const short = `${mint.slice(0, 4)}…${mint.slice(-4)}`
  const { name = short, symbol = short } = names.get(mint) ?? {}
  return { name, symbol }
}

/**
 * Reads the data of accounts. `undefined` for one that does not exist.
 *
 * @throws ProviderError when no node answers
 */
async function readAccounts(
  ask: AskNode,
  addresses: readonly string[],
): Promise<readonly (Buffer | undefined)[]> {
  const found: (Buffer | undefined)[] = []
  for (let start = 0; start < addresses.length; start += perCall) {
    const some = addresses.slice(start, start + perCall)
    const answer = listSchema.safeParse(
      await ask('getMultipleAccounts', [some, { encoding: 'base64', commitment: 'confirmed' }]),
    )
    if (!answer.success) throw new ProviderError('bad-answer', 'getMultipleAccounts: no list')
    for (const index of some.keys()) {
      const account = accountSchema.safeParse(answer.data.value[index])
      found.push(account.success ? Buffer.from(account.data.data[0], 'base64') : undefined)
    }
  }
  return found
}
