import type { Caches } from '@latchkit/service-base'
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { z } from 'zod'
import type { AskNode } from '../providers/askNode.js'
import { readContracts } from '../providers/readContracts.js'
import type { FetchRemote } from '../remote/createFetchRemote.js'
import { toWebUrl } from '../remote/createRemoteImages.js'
import { cleanText } from '../tokens/cleanText.js'

/** An NFT of ERC-721 or ERC-1155. The contract is in lower case. */
export type NftPlace = { readonly contract: Hex; readonly tokenId: bigint; readonly standard: 721 | 1155 }

/** What is known of an NFT. What its contract or another host does not say is absent. */
export type NftFacts = {
  readonly name?: string | undefined
  readonly collection?: string | undefined
  /** URL of its image: `https:`, `ipfs:` or `data:`. */
  readonly image?: string | undefined
}

type Description = Pick<NftFacts, 'name' | 'image'>

/** Reads what is known of NFTs. */
export type ReadNfts = (ask: AskNode, places: readonly NftPlace[]) => Promise<readonly NftFacts[]>

const limits = { maxBytes: 262_144, timeout: 5000 } as const
/** Descriptions, by URI: milliseconds for which one is kept, and for which it is kept that a host does not give it. */
const kept = { name: 'nft', lifetime: 86_400_000, absence: 60_000, maxKeys: 5000 } as const
const abi = parseAbi([
  'function name() view returns (string)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])
const text = z.string().optional().catch(undefined)
const factsSchema = z.object({ name: z.string().optional(), image: z.string().optional() })
const metadataSchema = z.object({ name: text, image: text, image_url: text, image_data: text })

/** Creates the reader of NFTs: their contracts say where the description is, which may be at another host. */
export function createReadNfts(parameters: {
  readonly fetchRemote: FetchRemote
  readonly ipfsGateway: string
  readonly caches: Caches
}): ReadNfts {
  const { fetchRemote, ipfsGateway, caches } = parameters
  const cache = caches.create<Description>({ ...kept, parse: value => factsSchema.safeParse(value).data })
  return async (ask, places) => {
    const calls = places.flatMap(({ contract: to, tokenId, standard }) => [
      { to, data: encodeFunctionData({ abi, functionName: 'name' }) },
      {
        to,
        data: encodeFunctionData({
          ...{ abi, functionName: standard === 721 ? 'tokenURI' : 'uri', args: [tokenId] },
        }),
      },
    ])
    const answers = await readContracts(ask, calls)
    return Promise.all(
      places.map(async ({ tokenId }, index) => {
        const [collection, uri] = [readText(answers[2 * index]), readText(answers[2 * index + 1])]
        // ERC-1155: the id in 64 hexadecimal digits.
        const address = uri?.replaceAll('{id}', tokenId.toString(16).padStart(64, '0'))
        const facts = address === undefined ? {} : await describe(address)
        return { ...facts, collection: collection && cleanText(collection) }
      }),
    )
  }

  async function describe(uri: string): Promise<Description> {
    if (/^data:/i.test(uri))
      return readDescription(uri.length > limits.maxBytes ? undefined : readData(uri)) ?? {}
    const found = await cache.read([uri], async () => {
      const url = toWebUrl(uri, ipfsGateway)
      // Others may wait for the same one: it does not end with the caller.
      const file = url && (await fetchRemote(url, limits))
      const read = readDescription(file && Buffer.from(file.body).toString('utf8'))
      return new Map(read && [[uri, read]])
    })
    return found.get(uri) ?? {}
  }
}

function readDescription(json: string | undefined): Description | undefined {
  const parsed = json === undefined ? undefined : metadataSchema.safeParse(parse(json))
  if (!parsed?.success) return undefined
  const { name, image, image_url: other, image_data: drawing } = parsed.data
  const drawn = drawing?.startsWith('<svg') ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : drawing
  return { name: name && cleanText(name), image: image ?? other ?? drawn }
}

function readText(answer: Hex | undefined): string | undefined {
  if (!answer || answer === '0x') return undefined
  try {
    return decodeFunctionResult({ abi, functionName: 'name', data: answer }) || undefined
  } catch {
    return undefined
  }
}

/** The text in a `data:` URI (RFC 2397). */
function readData(uri: string): string | undefined {
  const at = uri.indexOf(',')
  if (at === -1) return undefined
  const content = uri.slice(at + 1)
  if (/;base64$/i.test(uri.slice(0, at))) return Buffer.from(content, 'base64').toString('utf8')
  try {
    return decodeURIComponent(content)
  } catch {
    return content
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
