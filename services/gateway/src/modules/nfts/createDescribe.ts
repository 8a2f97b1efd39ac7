import type { Caches } from '@latchkit/service-base'
import { z } from 'zod'
import type { FetchRemote } from '../../remote/createFetchRemote.js'
import { toWebUrl } from '../../remote/createRemoteImages.js'
import { cleanText } from '../../tokens/cleanText.js'
import { readTraits, type Trait } from '../../tokens/readTraits.js'

/** Content of an NFT's metadata file. */
export type Description = {
  readonly name?: string | undefined
  /** URL of its image: `https:`, `ipfs:` or `data:`. */
  readonly image?: string | undefined
  readonly traits?: readonly Trait[] | undefined
}

/**
 * Reads the file that describes an NFT: `data:`, `https:` or `ipfs:`. An unavailable file gives an empty description.
 */
export type Describe = (
  uri: string,
  /** Aborts the read for every caller that waits for this file, when the gateway closes. */
  signal?: AbortSignal,
) => Promise<Description>

/**
 * Returns the descriptions that are cached now, by URI: `undefined` where a host did not return one. Sends no request.
 */
export type PeekDescriptions = (
  uris: readonly string[],
) => Promise<ReadonlyMap<string, Description | undefined>>

const limits = { maxBytes: 262_144, timeout: 5000 } as const
/**
 * By URI: milliseconds for which a description is cached, and until the next request to a host that did not return it.
 */
const kept = { name: 'nft', lifetime: 86_400_000, absence: 60_000, maxKeys: 5000 } as const
const text = z.string().optional().catch(undefined)
const traits = z.array(z.object({ name: z.string(), value: z.string() })).optional()
/** Of a description that is cached. */
export const descriptionSchema = z.object({
  name: z.string().optional(),
  image: z.string().optional(),
  traits,
})
const fileSchema = z.object({
  name: text,
  image: text,
  image_url: text,
  image_data: text,
  attributes: z.unknown().optional(),
})

/** Creates the readers of descriptions, through the filter of other hosts. */
export function createDescribe(parameters: {
  readonly fetchRemote: FetchRemote
  readonly ipfsGateway: string
  readonly caches: Caches
}): { readonly describe: Describe; readonly peekDescriptions: PeekDescriptions } {
  const { fetchRemote, ipfsGateway, caches } = parameters
  const cache = caches.create<Description>({
    ...kept,
    parse: value => descriptionSchema.safeParse(value).data,
  })
  const describe: Describe = async (uri, signal) => {
    if (/^data:/i.test(uri))
      return readDescription(uri.length > limits.maxBytes ? undefined : readData(uri)) ?? {}
    const found = await cache.read([uri], async () => {
      const url = toWebUrl(uri, ipfsGateway)
      // Other callers may wait for the same file: the read does not end with the caller.
      const file = url && (await fetchRemote(url, { ...limits, signal }))
      // An abort is not a failure of the host.
      if (signal?.aborted) return new Map([[uri, undefined]])
      const read = readDescription(file && Buffer.from(file.body).toString('utf8'))
      return new Map(read && [[uri, read]])
    })
    return found.get(uri) ?? {}
  }
  return { describe, peekDescriptions: cache.peek }
}

function readDescription(json: string | undefined): Description | undefined {
  const parsed = json === undefined ? undefined : fileSchema.safeParse(parse(json))
  if (!parsed?.success) return undefined
  const { name, image, image_url: other, image_data: drawing, attributes } = parsed.data
  const drawn = drawing?.startsWith('<svg') ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : drawing
  const found = readTraits(attributes)
  const said = {
    name: name && cleanText(name),
    image: image ?? other ?? drawn,
    ...(found.length > 0 && { traits: found }),
  }
  // A host that answered with something else may return the description next time.
  return said.name === undefined && said.image === undefined ? undefined : said
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
