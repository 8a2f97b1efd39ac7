import type { Index } from '../../indexer/openIndex.js'
import type { Nodes } from '../../nodes/createNodes.js'
import type { PagedLists } from '../../providers/createPagedLists.js'
import type { ProvidedNft } from '../../providers/types.js'
import type { Describe } from './createDescribe.js'
import { createIndexNfts } from './createIndexNfts.js'
import type { ReadNfts } from './createReadNfts.js'
import { createSolanaNfts } from './createSolanaNfts.js'

/** Creates the NFTs that this gateway reads itself: of indexed chains of eip155, and of each Solana that has a node. */
export function createOwnNfts(parameters: {
  readonly index: Index | undefined
  readonly nodes: Nodes
  readonly readNfts: ReadNfts
  readonly describe: Describe
}): PagedLists<ProvidedNft> {
  const { index, nodes, readNfts, describe } = parameters
  const solana = createSolanaNfts({ nodes, describe })
  const indexed = index && createIndexNfts({ index, nodes, readNfts })
  return {
    chains: [...(indexed?.chains ?? []), ...solana.chains],
    read: query => (indexed?.chains.includes(query.chainId) ? indexed : solana).read(query),
  }
}
