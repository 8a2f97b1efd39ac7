import type { Caches } from '@latchkit/service-base'
import { withTimeout } from '@latchkit/service-base/timeout'
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi, prepareEncodeFunctionData } from 'viem'
import { z } from 'zod'
import type { Upstreams } from '../../nodes/createUpstreams.js'
import { createAskNode } from '../../providers/askNode.js'
import { readContracts } from '../../providers/readContracts.js'
import type { NftPlace } from '../../tokens/ownership.js'
import {
  type Describe,
  type Description,
  descriptionSchema,
  type PeekDescriptions,
} from './createDescribe.js'
import type { ReadCollections } from './createReadCollections.js'
import { createReadPreviews, type ReadImages, type ReadPreviews } from './createReadPreviews.js'

/** Facts about an NFT. Fields that neither its contract nor another host provides are absent. */
export type NftFacts = Description & { readonly collection?: string | undefined }

/** Reads facts about NFTs of a chain, by its CAIP-2 id, from its nodes. */
export type ReadNfts = (
  chainId: string,
  node: Upstreams,
  places: readonly NftPlace[],
) => Promise<readonly NftFacts[]>

/** Metadata from the contract of an NFT: the URI of its description, or the description in a `data:` URI. */
export type NftMetadata = Description & { readonly uri?: string | undefined }

/** Reads metadata from contracts of NFTs of a chain, by its CAIP-2 id, from its nodes. Throws ProviderError. */
export type ReadMetadata = (
  chainId: string,
  node: Upstreams,
  places: readonly NftPlace[],
) => Promise<readonly NftMetadata[]>

const abi = parseAbi([
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])

// With their selectors, which viem would otherwise hash from the signatures for each NFT.
const tokenUri = prepareEncodeFunctionData({ abi, functionName: 'tokenURI' })
const itemUri = prepareEncodeFunctionData({ abi, functionName: 'uri' })

const uriCall = (tokenId: bigint, standard: NftPlace['standard']): Hex =>
  standard === 721
    ? encodeFunctionData({ ...tokenUri, args: [tokenId] })
    : encodeFunctionData({ ...itemUri, args: [tokenId] })

/**
 * Milliseconds for which the metadata of an NFT is cached, so that a revealed NFT appears soon. Shorter for absent
 * metadata: a node may have failed.
 */
const kept = { name: 'nftMetadata', lifetime: 60_000, absence: 10_000, maxKeys: 2000 } as const
/** Calls of a single Multicall3: drawings inside the answer make it long. */
const perCall = 24
/** Timeout of the nodes, in milliseconds. Several callers may wait for the same answer, and none of them aborts it. */
const timeout = 20_000
const metadataSchema = descriptionSchema.extend({ uri: z.string().optional() })

/**
 * Creates the readers of NFTs. Their contracts return the location of the description, which may be at another host.
 */
export function createReadNfts(parameters: {
  readonly describe: Describe
  readonly peekDescriptions: PeekDescriptions
  readonly readCollections: ReadCollections
  readonly caches: Caches
}): {
  readonly readNfts: ReadNfts
  readonly readPreviews: ReadPreviews
  readonly readImages: ReadImages
  close(): Promise<void>
} {
  const { describe, peekDescriptions, readCollections, caches } = parameters
  const cache = caches.create<NftMetadata>({
    ...kept,
    parse: value => metadataSchema.safeParse(value).data,
  })

  const readMetadata: ReadMetadata = async (chainId, node, places) => {
    const byKey = new Map(places.map(place => [keyOf(chainId, place), place]))
    const found = await cache.read([...byKey.keys()], async missing => {
      const asked = missing.flatMap(key => byKey.get(key) ?? [])
      const calls = asked.map(({ contract: to, tokenId, standard }) => ({
        to,
        data: uriCall(tokenId, standard),
      }))
      const ask = (signal: AbortSignal) => readContracts(createAskNode(node, signal), calls, perCall)
      const answers = await withTimeout(ask, { timeout })
      const read = await Promise.all(
        asked.map(async (place, index): Promise<(readonly [string, NftMetadata])[]> => {
          // ERC-1155: the id in 64 hexadecimal digits.
          const id = place.tokenId.toString(16).padStart(64, '0')
          const uri = readUri(answers[index])?.replaceAll('{id}', id)
          if (uri === undefined) return []
          return [[keyOf(chainId, place), /^data:/i.test(uri) ? await describe(uri) : { uri }]]
        }),
      )
      return new Map(read.flat())
    })
    return places.map(place => found.get(keyOf(chainId, place)) ?? {})
  }

  const readNfts: ReadNfts = async (chainId, node, places) => {
    const contracts = places.map(({ contract }) => contract)
    const [said, names] = await Promise.all([
      readMetadata(chainId, node, places),
      readCollections(chainId, node, contracts),
    ])
    const known = await peekDescriptions(said.flatMap(({ uri }) => uri ?? []))
    return Promise.all(
      said.map(async ({ uri, ...inline }, index) => {
        const described = uri === undefined ? inline : (known.get(uri) ?? (await describe(uri)))
        return { ...described, collection: names.get(contracts[index] ?? '') }
      }),
    )
  }
  return { readNfts, ...createReadPreviews({ readMetadata, describe, peekDescriptions }) }
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
