import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { withTimeout } from '@latchkit/service-base/timeout'
import { useAgent } from 'request-filtering-agent'
import { createTurns } from './createTurns.js'

/** A file of another host. */
export type RemoteFile = { readonly type: string; readonly body: Uint8Array<ArrayBuffer> }

/**
 * Fetches a file that somebody else named: `https:` only, from no private address, also after a redirect and whatever a
 * name resolves to. `undefined`: it cannot be had.
 */
export type FetchRemote = (
  url: string,
  options: {
    readonly maxBytes: number
    /** Milliseconds for everything, the wait for other files included. */
    readonly timeout: number
    /** Posted as JSON. Default: a GET. */
    readonly body?: unknown
    readonly signal?: AbortSignal | undefined
  },
) => Promise<RemoteFile | undefined>

const maxRedirects = 3
/** Bytes that a file has in memory before it turns out to be longer. */
const firstBytes = 65_536
/**
 * Files that are fetched at the same time, over all callers, and milliseconds after which one that is still not there makes
 * room for one of another site.
 */
const turns = { parallel: 32, share: 2000 } as const

/** Creates the function that fetches files of other hosts. */
export function createFetchRemote(
  options: {
    /**
     * Private addresses that may be asked, by `http:` too, for development: a gateway on the same machine and the like.
     */
    readonly privateAddresses?: readonly string[] | undefined
  } = {},
): FetchRemote {
  const { privateAddresses = [] } = options
  const isAllowed = ({ protocol, username, password }: URL) =>
    (protocol === 'https:' || (protocol === 'http:' && privateAddresses.length > 0)) &&
    username === '' &&
    password === ''
  const takeTurn = createTurns(turns)
  return async (address, { maxBytes, timeout, body, signal }) => {
    try {
      const url = new URL(address)
      if (!isAllowed(url)) return undefined
      const work = (ends: AbortSignal) => load(url, { maxBytes, body, signal: ends })
      return await withTimeout(ends => takeTurn(siteOf(url), ends, work), { timeout, signal })
    } catch {
      // Whatever is wrong is the other host's: its file is missing, and nothing else.
      return undefined
    }
  }

  async function load(
    first: URL,
    options: { readonly maxBytes: number; readonly body: unknown; readonly signal: AbortSignal },
  ): Promise<RemoteFile | undefined> {
    const { maxBytes, body, signal } = options
    let url = first
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      if (!isAllowed(url)) return undefined
      const response = await ask(url, body, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy()
        url = new URL(headers.location, url)
        continue
      }
      if (statusCode !== 200) {
        response.destroy()
        return undefined
      }
      const bytes = await read(response, maxBytes)
      return (
        bytes && { type: headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '', body: bytes }
      )
    }
    return undefined
  }

  async function ask(url: URL, body: unknown, signal: AbortSignal): Promise<http.IncomingMessage> {
    const module = url.protocol === 'https:' ? https : http
    const request = module.request(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        // Compressed answers could be small and become large.
        ...{ accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'latchkit-gateway' },
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      agent: useAgent(url.href, { allowIPAddressList: [...privateAddresses] }),
      signal,
    })
    request.end(body === undefined ? undefined : JSON.stringify(body))
    const [response]: http.IncomingMessage[] = await once(request, 'response', { signal })
    if (!response) throw new TypeError('no response')
    return response
  }
}

/** The end of the name of a host. Its owner can make as many names below it as it likes. */
function siteOf({ hostname }: URL): string {
  return hostname.split('.').slice(-2).join('.')
}

/** Reads a body of at most `maxBytes` bytes. Each part is copied: one byte would keep the memory of all that came with it. */
async function read(
  response: http.IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let bytes = new Uint8Array(Math.min(firstBytes, maxBytes))
  let length = 0
  for await (const part of response) {
    if (!Buffer.isBuffer(part)) return undefined
    const end = length + part.byteLength
    // Leaving the loop destroys the stream.
    if (end > maxBytes) return undefined
    if (end > bytes.byteLength) {
      const longer = new Uint8Array(Math.min(Math.max(end, 2 * bytes.byteLength), maxBytes))
      longer.set(bytes.subarray(0, length))
      bytes = longer
    }
    bytes.set(part, length)
    length = end
  }
  return bytes.slice(0, length)
}
