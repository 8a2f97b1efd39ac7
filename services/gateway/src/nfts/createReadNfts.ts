import type { Caches } from '@latchkit/service-base'
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi, prepareEncodeFunctionData } from 'viem'
import { z } from 'zod'
import { createAskNode } from '../providers/askNode.js'
import { readContracts } from '../providers/readContracts.js'
import type { Upstreams } from '../rpc/createUpstreams.js'
import type { Describe, Description } from './createDescribe.js'
import type { ReadCollections } from './createReadCollections.js'

/** An NFT of ERC-721 or ERC-1155. The contract is in lower case. */
export type NftPlace = { readonly contract: Hex; readonly tokenId: bigint; readonly standard: 721 | 1155 }

/** What is known of an NFT. What its contract or another host does not say is absent. */
export type NftFacts = Description & { readonly collection?: string | undefined }

/** Reads what is known of NFTs of a chain, by its CAIP-2 id, from its nodes. */
export type ReadNfts = (
  chainId: string,
  node: Upstreams,
  places: readonly NftPlace[],
) => Promise<readonly NftFacts[]>

/** What is kept of NFTs of a chain at this moment; asks nobody. */
export type PeekNfts = (chainId: string, places: readonly NftPlace[]) => Promise<readonly NftFacts[]>

const abi = parseAbi([
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])

// With their selectors, which viem would hash from the signatures for each NFT.
const tokenUri = prepareEncodeFunctionData({ abi, functionName: 'tokenURI' })
const itemUri = prepareEncodeFunctionData({ abi, functionName: 'uri' })

const uriCall = (tokenId: bigint, standard: NftPlace['standard']): Hex =>
  standard === 721
    ? encodeFunctionData({ ...tokenUri, args: [tokenId] })
    : encodeFunctionData({ ...itemUri, args: [tokenId] })

/** Milliseconds for which it is kept what a contract says of an NFT: one that is revealed shows it soon. */
const lifetime = 60_000
/** Milliseconds for the nodes: several callers may wait for one answer, which none of them ends. */
const timeout = 20_000
const text = z.string().optional()
const factsSchema = z.object({ name: text, image: text, collection: text })

/** Creates the readers of NFTs: their contracts say where the description is, which may be at another host. */
export function createReadNfts(parameters: {
  readonly describe: Describe
  readonly readCollections: ReadCollections
  readonly caches: Caches
}): { readonly readNfts: ReadNfts; readonly peekNfts: PeekNfts } {
  const { describe, readCollections, caches } = parameters
  const cache = caches.create<NftFacts>({
    ...{ name: 'nftFacts', lifetime, absence: 0, maxKeys: 2000 },
    parse: value => factsSchema.safeParse(value).data,
  })

  async function readFresh(chainId: string, node: Upstreams, places: readonly NftPlace[]) {
    const calls = places.map(({ contract: to, tokenId, standard }) => {
      return { to, data: uriCall(tokenId, standard) }
    })
    const [uris, names] = await Promise.all([
      readContracts(createAskNode(node, AbortSignal.timeout(timeout)), calls),
      readCollections(
        chainId,
        node,
        places.map(({ contract }) => contract),
      ),
    ])
    return Promise.all(
      places.map(async ({ contract, tokenId }, index) => {
        const [collection, uri] = [names.get(contract), readUri(uris[index])]
        // Nothing is kept of a contract that did not answer: a node may have failed.
        if (collection === undefined && uri === undefined) return undefined
        // ERC-1155: the id in 64 hexadecimal digits.
        const address = uri?.replaceAll('{id}', tokenId.toString(16).padStart(64, '0'))
        const facts = address === undefined ? {} : await describe(address)
        return { ...facts, collection }
      }),
    )
  }

  const readNfts: ReadNfts = async (chainId, node, places) => {
    const byKey = new Map(places.map(place => [keyOf(chainId, place), place]))
    const found = await cache.read([...byKey.keys()], async missing => {
      const read = await readFresh(
        chainId,
        node,
        missing.flatMap(key => byKey.get(key) ?? []),
      )
      return new Map(missing.map((key, index) => [key, read[index]]))
    })
    return places.map(place => found.get(keyOf(chainId, place)) ?? {})
  }
  const peekNfts: PeekNfts = async (chainId, places) => {
    const keys = places.map(place => keyOf(chainId, place))
    const found = keys.length > 0 ? await cache.peek(keys) : new Map<string, never>()
    return keys.map(key => found.get(key) ?? {})
  }
  return { readNfts, peekNfts }
}

const keyOf = (chainId: string, { contract, tokenId, standard }: NftPlace) =>
  `${chainId}:${contract}.${tokenId}.${standard}`

function readUri(answer: Hex | undefined): string | undefined {
  if (!answer || answer === '0x') return undefined
  try {
    return decodeFunctionResult({ abi, functionName: 'uri', data: answer }) || undefined
  } catch {
    return undefined
  }
}
