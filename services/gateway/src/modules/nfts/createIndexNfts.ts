import { CallRefused } from '../../callRefused.js'
import type { Index } from '../../indexer/openIndex.js'
import type { Nodes } from '../../nodes/createNodes.js'
import { createAskNode } from '../../providers/askNode.js'
import type { PagedLists } from '../../providers/createPagedLists.js'
import { readContracts } from '../../providers/readContracts.js'
import type { ProvidedNft } from '../../providers/types.js'
import { type NftPlace, ownershipCall, toBalance } from '../../tokens/ownership.js'
import type { ReadNfts } from './createReadNfts.js'

/** NFTs of a page, before NFTs that the account gave away are omitted. */
const perPage = 24

/**
 * Creates the NFTs of indexed chains: the index lists the NFTs that an account ever received, the chain confirms those
 * that it still holds.
 */
export function createIndexNfts(parameters: {
  readonly index: Index
  readonly nodes: Nodes
  readonly readNfts: ReadNfts
}): PagedLists<ProvidedNft> {
  const { index, nodes, readNfts } = parameters
  return {
    chains: index.chains.filter(chain => chain.startsWith('eip155:')),
    async read({ chainId, account, cursor, signal }) {
      const after = cursor === undefined ? undefined : readPlace(cursor)
      const node = nodes.get(chainId)
      const found = await index.readNfts(chainId, account, after, perPage + 1)
      const page = found.slice(0, perPage)
      const last = found.length > perPage ? page.at(-1) : undefined
      const next = last && `${last.contract}.${last.tokenId}`
      if (!node || page.length === 0) return { rows: [], next }
      const ask = createAskNode(node, signal)
      const amounts = await readContracts(
        ask,
        page.map(place => ({ to: place.contract, data: ownershipCall(place, account) })),
      )
      const owned = page.flatMap((place, at) => {
        const balance = toBalance(place, amounts[at], account)
        return balance > 0n ? [{ place, balance }] : []
      })
      const places = owned.map(({ place }) => place)
      const facts = await readNfts(chainId, node, places)
      const rows = owned.map(({ place, balance }, at): ProvidedNft => {
        const { name = '', collection = '', image, traits } = facts[at] ?? {}
        return {
          address: place.contract,
          tokenId: String(place.tokenId),
          balance: String(balance),
          standard: place.standard === 721 ? 'ERC721' : 'ERC1155',
          name,
          collection,
          image,
          traits,
        }
      })
      return { rows, next }
    },
  }
}

function readPlace(cursor: string): Pick<NftPlace, 'contract' | 'tokenId'> {
  const [, contract, tokenId] = /^0x([0-9a-f]{40})\.(\d{1,78})$/.exec(cursor) ?? []
  if (contract === undefined || tokenId === undefined) {
    throw new CallRefused(400, 'cursor', 'not a cursor returned by this gateway')
  }
  return { contract: `0x${contract}`, tokenId: BigInt(tokenId) }
}
