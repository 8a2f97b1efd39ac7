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

/** Reads what is known of NFTs. */
export type ReadNfts = (
  ask: AskNode,
  places: readonly NftPlace[],
  signal: AbortSignal,
) => Promise<readonly NftFacts[]>

const limits = { maxBytes: 262_144, timeout: 5000 } as const
/** Descriptions that are kept, by URI. */
const maxKept = 5000
const abi = parseAbi([
  'function name() view returns (string)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])
const text = z.string().optional().catch(undefined)
const metadataSchema = z.object({ name: text, image: text, image_url: text, image_data: text })

/** Creates the reader of NFTs: their contracts say where the description is, which may be at another host. */
export function createReadNfts(parameters: {
  readonly fetchRemote: FetchRemote
  readonly ipfsGateway: string
}): ReadNfts {
  const { fetchRemote, ipfsGateway } = parameters
  const kept = new Map<string, Pick<NftFacts, 'name' | 'image'>>()
  return async (ask, places, signal) => {
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
        const facts = address === undefined ? {} : await describe(address, signal)
        return { ...facts, collection: collection && cleanText(collection) }
      }),
    )
  }

  async function describe(uri: string, signal: AbortSignal): Promise<Pick<NftFacts, 'name' | 'image'>> {
    const known = kept.get(uri)
    if (known) return known
    const json = await fetchText(uri, signal)
    if (json === undefined) return {}
    const parsed = metadataSchema.safeParse(parse(json))
    if (!parsed.success) return {}
    const { name, image, image_url: other, image_data: drawing } = parsed.data
    const drawn = drawing?.startsWith('<svg') ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : drawing
    const facts = { name: name && cleanText(name), image: image ?? other ?? drawn }
    kept.set(uri, facts)
    const oldest = kept.size > maxKept ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return facts
  }

  async function fetchText(uri: string, signal: AbortSignal): Promise<string | undefined> {
    if (/^data:/i.test(uri)) return uri.length > limits.maxBytes ? undefined : readData(uri)
    const url = toWebUrl(uri, ipfsGateway)
    const file = url && (await fetchRemote(url, { ...limits, signal }))
    return file ? Buffer.from(file.body).toString('utf8') : undefined
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
