import { CallRefused } from '../../callRefused.js'
import type { Nodes } from '../../nodes/createNodes.js'
import { createAskNode } from '../../providers/askNode.js'
import type { PagedLists } from '../../providers/createPagedLists.js'
import type { ProvidedNft } from '../../providers/types.js'
import { readMints } from '../../solana/readMints.js'
import { readOwnedMints } from '../../solana/readOwnedMints.js'
import { cleanText } from '../../tokens/cleanText.js'
import { readAccount } from '../../tokens/readAccount.js'
import type { Describe } from './createDescribe.js'

/** NFTs of a page, before mints that are not NFTs are omitted. */
const perPage = 24

/**
 * Creates the NFTs of Solana, from its nodes alone: mints without decimals, with a supply of one, and with metadata of
 * Metaplex or Token-2022. Compressed NFTs are in no account: a provider has them.
 */
export function createSolanaNfts(parameters: {
  readonly nodes: Nodes
  readonly describe: Describe
}): PagedLists<ProvidedNft> {
  const { nodes, describe } = parameters
  return {
    chains: [...nodes.keys()].filter(chain => chain.startsWith('solana:')),
    async read({ chainId, account, cursor: after = '', signal }) {
      if (after !== '' && readAccount(chainId, after) === undefined) {
        throw new CallRefused(400, 'cursor', 'not a cursor returned by this gateway')
      }
      const node = nodes.get(chainId)
      if (!node) return { rows: [], next: undefined }
      const ask = createAskNode(node, signal)
      // In a stable order: a page continues where the previous page ended, even if NFTs were added or removed.
      const candidates = [...(await readOwnedMints(ask, account))]
        .flatMap(([mint, { amount, decimals }]) => (decimals === 0 && amount === 1n ? [mint] : []))
        .filter(mint => mint > after)
        .sort()
      const page = candidates.slice(0, perPage)
      const mints = await readMints(ask, page)
      const items = page.flatMap(mint => {
        const { supply, metadata } = mints.get(mint) ?? {}
        return supply === 1n && metadata ? [{ mint, metadata }] : []
      })
      const collections = await readMints(ask, [
        ...new Set(items.flatMap(({ metadata }) => metadata.collection ?? [])),
      ])
      const rows = await Promise.all(
        items.map(async ({ mint, metadata }): Promise<ProvidedNft> => {
          const { name, uri, collection } = metadata
          const described = uri === '' ? {} : await describe(uri)
          const parent = collection === undefined ? undefined : collections.get(collection)?.metadata
          return {
            address: mint,
            tokenId: '',
            standard: 'Metaplex',
            balance: '1',
            name: cleanText(name) ?? described.name ?? '',
            collection: cleanText(parent?.name ?? '') ?? '',
            image: described.image,
            traits: described.traits,
          }
        }),
      )
      return { rows, next: candidates.length > perPage ? page.at(-1) : undefined }
    },
  }
}
