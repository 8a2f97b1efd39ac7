import { getAddress } from 'viem'
import { hasLink } from '../history/isSpam.js'
import type { Index } from '../indexer/openIndex.js'
import { createAskNode } from '../providers/askNode.js'
import { readContracts } from '../providers/readContracts.js'
import type { RemoteImages } from '../remote/createRemoteImages.js'
import type { Nodes } from '../rpc/createNodes.js'
import type { NftPlace, ReadNfts } from './createReadNfts.js'
import { ownershipCall, toBalance } from './ownership.js'

/** An NFT, in the form of `GET /v1/account/{address}/nfts`. */
export type NftRow = {
  /** CAIP-2 id. */
  readonly chainId: string
  /** CAIP-10 id of the contract. */
  readonly address: string
  readonly tokenId: string
  readonly standard: 'ERC721' | 'ERC1155'
  readonly balance: string
  readonly name: string
  readonly collection: string
  readonly preview: { readonly url: string } | null
  readonly flags: { readonly is_spam: boolean }
}

/** The NFTs of accounts on indexed chains. */
export type Nfts = {
  readonly chains: readonly string[]
  /** Reads a page: what comes after a place, which is the last of the page before. */
  read(parameters: {
    readonly chainId: string
    /** As `readAccount` returns it. */
    readonly account: string
    readonly after: Pick<NftPlace, 'contract' | 'tokenId'> | undefined
    readonly signal: AbortSignal
  }): Promise<{
    readonly rows: readonly NftRow[]
    readonly next: Pick<NftPlace, 'contract' | 'tokenId'> | undefined
  }>
}

/** NFTs of one page; those that the account gave away are left out of it. */
const perPage = 24
/** Creates the NFTs: the index says which ones an account was ever given, the chain which ones it still has. */
export function createNfts(parameters: {
  readonly index: Index
  readonly nodes: Nodes
  readonly readNfts: ReadNfts
  readonly images: RemoteImages
}): Nfts {
  const { index, nodes, readNfts, images } = parameters
  return {
    chains: index.chains.filter(chain => chain.startsWith('eip155:')),
    async read({ chainId, account, after, signal }) {
      const node = nodes.get(chainId)
      const found = await index.readNfts(chainId, account, after, perPage + 1)
      const page = found.slice(0, perPage)
      const next = found.length > perPage ? page.at(-1) : undefined
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
      const facts = await readNfts(ask, places, signal)
      const rows = owned.map(({ place, balance }, at): NftRow => {
        const { name = '', collection = '', image } = facts[at] ?? {}
        const url = images.pathOf(image)
        return {
          ...{ chainId, address: `${chainId}:${getAddress(place.contract)}`, tokenId: String(place.tokenId) },
          ...{ standard: place.standard === 721 ? 'ERC721' : 'ERC1155', balance: String(balance) },
          ...{ name: name || `${collection || 'NFT'} #${place.tokenId}`, collection },
          ...{ preview: url === undefined ? null : { url }, flags: { is_spam: hasLink(name, collection) } },
        }
      })
      return { rows, next }
    },
  }
}
