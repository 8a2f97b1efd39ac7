import { setTimeout as wait } from 'node:timers/promises'
import type { Upstreams } from '../../nodes/createUpstreams.js'
import { ProviderError } from '../../providers/providerError.js'
import type { NftPlace } from '../../tokens/ownership.js'
import type { Describe, Description, PeekDescriptions } from './createDescribe.js'
import type { ReadMetadata } from './createReadNfts.js'

/**
 * Reads the images of NFTs of a chain, by its CAIP-2 id, for pages that do not require them: `undefined` where an NFT
 * has none, or where its description did not arrive in time. The read then continues, so that a later page has it.
 */
export type ReadPreviews = (
  chainId: string,
  node: Upstreams,
  places: readonly NftPlace[],
) => Promise<readonly (string | undefined)[]>

/** Reads the images of descriptions, by URI, as {@link ReadPreviews} does. */
export type ReadImages = (uris: readonly string[]) => Promise<ReadonlyMap<string, string | undefined>>

/**
 * Maximum descriptions that a page starts to read (the size of a page of NFTs), and that this process reads
 * concurrently.
 */
const most = { perPage: 24, atOnce: 48 } as const

/**
 * Creates the reader of images. A page waits for the nodes of the chain, as it does for names, but only a short time
 * for other hosts. A later page reads the descriptions beyond these bounds.
 */
export function createReadPreviews(parameters: {
  readonly readMetadata: ReadMetadata
  readonly describe: Describe
  readonly peekDescriptions: PeekDescriptions
  /** Milliseconds that pages wait for a description. Default: 300. */
  readonly maxWait?: number | undefined
}): {
  readonly readPreviews: ReadPreviews
  readonly readImages: ReadImages
  /** Aborts the pending reads from other hosts, and starts no more. */
  close(): Promise<void>
} {
  const { readMetadata, describe, peekDescriptions, maxWait = 300 } = parameters
  type Open = { readonly inTime: Promise<Description | undefined>; readonly stop: AbortController }
  const open = new Map<string, Open>()
  let isClosed = false

  function begin(uri: string) {
    const stop = new AbortController()
    const reading = describe(uri, stop.signal).finally(() => open.delete(uri))
    // A slow host delays the pages of that moment, not later pages while its request is pending.
    const inTime = Promise.race([reading, wait(maxWait, undefined, { ref: false })])
    open.set(uri, { inTime, stop })
  }

  async function readImages(given: readonly string[]) {
    const uris = [...new Set(given)]
    const found = new Map(await peekDescriptions(uris))
    const unknown = uris.filter(uri => !found.has(uri))
    const room = isClosed ? 0 : Math.min(most.perPage, most.atOnce - open.size)
    for (const uri of unknown.filter(uri => !open.has(uri)).slice(0, room)) begin(uri)
    await Promise.all(unknown.map(async uri => found.set(uri, await open.get(uri)?.inTime)))
    return new Map([...found].map(([uri, description]) => [uri, description?.image]))
  }

  return {
    readImages,
    async readPreviews(chainId, node, places) {
      const said = await readMetadata(chainId, node, places).catch(error => {
        // Failures of nodes are logged at the request.
        if (error instanceof ProviderError) return []
        throw error
      })
      const images = await readImages(said.flatMap(({ uri }) => uri ?? []))
      return places.map((_, index) => {
        const { uri, image } = said[index] ?? {}
        return uri === undefined ? image : images.get(uri)
      })
    },
    async close() {
      isClosed = true
      for (const { stop } of open.values()) stop.abort()
    },
  }
}
