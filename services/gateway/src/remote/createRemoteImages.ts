import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Image, toImage } from '../http/image.js'
import type { FetchRemote } from './createFetchRemote.js'

/** Images of other hosts, which pages load from here. */
export type RemoteImages = {
  /**
   * The path at which a page loads the image of a URL: `https:`, `ipfs:` or `data:`, which stays as it is. `undefined`
   * where the image cannot be had.
   */
  pathOf(url: string | undefined): string | undefined
  /**
   * Returns the image of an id that `pathOf` created. `undefined` for other ids, and where its host does not return it.
   */
  read(id: string): Promise<Image | undefined>
}

const limits = { maxBytes: 5_242_880, timeout: 10_000 } as const
/** Bytes of images that are kept in memory. */
const maxKept = 67_108_864
const maxUrl = 2048
/** Maximum characters of a `data:` URI in a row. Clients drop longer URIs. */
const maxData = 100_000
const types = /^image\/(?:png|jpeg|gif|webp|avif|svg\+xml)$/

/**
 * Creates the images of other hosts. An id is the URL and a proof that this gateway named it, so that no state is needed
 * and no other URL is fetched.
 */
export function createRemoteImages(parameters: {
  readonly fetchRemote: FetchRemote
  /** Such as `https://ipfs.io`. */
  readonly ipfsGateway: string
  /** Several processes that serve the same pages need the same key. Default: a random key. */
  readonly key?: string | undefined
}): RemoteImages {
  const { fetchRemote, ipfsGateway, key = randomBytes(32).toString('hex') } = parameters
  const prove = (url: string) => createHmac('sha256', key).update(url).digest().subarray(0, 16)
  const kept = new Map<string, Image>()
  let size = 0
  const keep = (url: string, image: Image) => {
    kept.set(url, image)
    size += image.body.byteLength
    for (const [oldest, { body }] of kept) {
      if (size <= maxKept) break
      kept.delete(oldest)
      size -= body.byteLength
    }
  }
  const opened = new Map<string, Promise<Image | undefined>>()
  const fetchImage = async (url: string): Promise<Image | undefined> => {
    const file = await fetchRemote(url, limits)
    if (!file || !types.test(file.type)) return undefined
    const image = toImage(file.body, file.type)
    keep(url, image)
    return image
  }
  return {
    pathOf(given) {
      if (given === undefined) return undefined
      if (/^data:image\//i.test(given)) return given.length > maxData ? undefined : given
      const url = toWebUrl(given, ipfsGateway)
      if (url === undefined || url.length > maxUrl) return undefined
      const id = `${Buffer.from(url).toString('base64url')}.${prove(url).toString('base64url')}`
      return `/public/getRemoteImage/${id}`
    },
    async read(id) {
      const [text = '', proof = ''] = id.split('.')
      const url = Buffer.from(text, 'base64url').toString()
      const [given, right] = [Buffer.from(proof, 'base64url'), prove(url)]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const known = kept.get(url)
      if (known) return known
      // Many pages request the same image concurrently. A page that leaves does not end the request of the others.
      const open = opened.get(url) ?? fetchImage(url).finally(() => opened.delete(url))
      opened.set(url, open)
      return open
    },
  }
}

/** Where a URL of a token or a name is on the web. */
export function toWebUrl(url: string, ipfsGateway: string): string | undefined {
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?([\w./%-]+)$/i.exec(url) ?? []
  if (path !== undefined) return `${ipfsGateway.replace(/\/+$/, '')}/ipfs/${path}`
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).href : undefined
}
