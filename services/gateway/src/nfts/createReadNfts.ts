import type { Caches } from '@latchkit/service-base'
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi, prepareEncodeFunctionData } from 'viem'
import { z } from 'zod'
import { createAskNode } from '../providers/askNode.js'
import { readContracts } from '../providers/readContracts.js'
import type { Upstreams } from '../rpc/createUpstreams.js'
import { cleanText } from '../tokens/cleanText.js'
import type { Describe, Description } from './createDescribe.js'

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

const abi = parseAbi([
  'function name() view returns (string)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])

// With their selectors, which viem would hash from the signatures for each NFT.
const nameData = encodeFunctionData({ abi, functionName: 'name' })
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

/** Creates the reader of NFTs: their contracts say where the description is, which may be at another host. */
export function createReadNfts(describe: Describe, caches: Caches): ReadNfts {
  const cache = caches.create<NftFacts>({
    ...{ name: 'nftFacts', lifetime, absence: 0, maxKeys: 2000 },
    parse: value => factsSchema.safeParse(value).data,
  })

  async function readFresh(node: Upstreams, places: readonly NftPlace[]) {
    const calls = places.flatMap(({ contract: to, tokenId, standard }) => [
      { to, data: nameData },
      { to, data: uriCall(tokenId, standard) },
    ])
    const answers = await readContracts(createAskNode(node, AbortSignal.timeout(timeout)), calls)
    return Promise.all(
      places.map(async ({ tokenId }, index) => {
        const [collection, uri] = [readText(answers[2 * index]), readText(answers[2 * index + 1])]
        // Nothing is kept of a contract that did not answer: a node may have failed.
        if (collection === undefined && uri === undefined) return undefined
        // ERC-1155: the id in 64 hexadecimal digits.
        const address = uri?.replaceAll('{id}', tokenId.toString(16).padStart(64, '0'))
        const facts = address === undefined ? {} : await describe(address)
        return { ...facts, collection: collection && cleanText(collection) }
      }),
    )
  }

  return async (chainId, node, places) => {
    const keyOf = ({ contract, tokenId, standard }: NftPlace) =>
      `${chainId}:${contract}.${tokenId}.${standard}`
    const byKey = new Map(places.map(place => [keyOf(place), place]))
    const found = await cache.read([...byKey.keys()], async missing => {
      const read = await readFresh(
        node,
        missing.flatMap(key => byKey.get(key) ?? []),
      )
      return new Map(missing.map((key, index) => [key, read[index]]))
    })
    return places.map(place => found.get(keyOf(place)) ?? {})
  }
}

function readText(answer: Hex | undefined): string | undefined {
  if (!answer || answer === '0x') return undefined
  try {
    return decodeFunctionResult({ abi, functionName: 'name', data: answer }) || undefined
  } catch {
    return undefined
  }
}
