import { base58 } from '@scure/base'
import { z } from 'zod'
import type { AskNode } from '../providers/askNode.js'
import { ProviderError } from '../providers/providerError.js'
import { metadataAddress, metadataProgram } from './metadataAddress.js'
import { type Metadata, readMetaplex, readMintMetadata } from './readMintMetadata.js'

/** A mint. */
export type Mint = {
  readonly supply: bigint
  readonly metadata: Metadata | undefined
}

/** Accounts of one `getMultipleAccounts`. */
const perCall = 100
/** Maximum mints whose account of Metaplex is derived: the derivation takes computing time. */
const maxDerived = 100

const listSchema = z.object({ value: z.array(z.unknown()) })
const accountSchema = z.object({ data: z.tuple([z.string(), z.literal('base64')]), owner: z.string() })

/**
 * Reads mints with their metadata, from Token-2022 in the mint itself, else from Metaplex. Accounts that are not mints
 * are absent.
 *
 * @throws ProviderError when no node answers
 */
export async function readMints(ask: AskNode, mints: readonly string[]): Promise<ReadonlyMap<string, Mint>> {
  const accounts = await readAccounts(ask, mints)
  const found = new Map<string, Mint>()
  for (const [index, mint] of mints.entries()) {
    const data = accounts[index]?.data
    // Supply is the second field of a mint.
    if (!data || data.length < 82) continue
    found.set(mint, { supply: data.readBigUInt64LE(36), metadata: readMintMetadata(data) })
  }
  const unknown = [...found].filter(([, { metadata }]) => !metadata).slice(0, maxDerived)
  const places = unknown.flatMap(([mint, { supply }]) => {
    const address = metadataAddress(mint)
    return address === undefined ? [] : [{ mint, supply, address, key: Buffer.from(base58.decode(mint)) }]
  })
  const kept = await readAccounts(
    ask,
    places.map(({ address }) => address),
  )
  for (const [index, { mint, supply, key }] of places.entries()) {
    const account = kept[index]
    const metadata = account?.owner === metadataProgram ? readMetaplex(account.data, key) : undefined
    found.set(mint, { supply, metadata })
  }
  return found
}

/** Reads accounts. `undefined` for an account that does not exist. */
async function readAccounts(ask: AskNode, addresses: readonly string[]) {
  const found: ({ readonly data: Buffer; readonly owner: string } | undefined)[] = []
  for (let start = 0; start < addresses.length; start += perCall) {
    const some = addresses.slice(start, start + perCall)
    const answer = listSchema.safeParse(
      await ask('getMultipleAccounts', [some, { encoding: 'base64', commitment: 'confirmed' }]),
    )
    if (!answer.success) throw new ProviderError('bad-answer', 'getMultipleAccounts: no list')
    for (const index of some.keys()) {
      const { data } = accountSchema.safeParse(answer.data.value[index])
      found.push(data && { data: Buffer.from(data.data[0], 'base64'), owner: data.owner })
    }
  }
  return found
}
