import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { withTimeout } from '@latchkit/service-base/timeout'
import { useAgent } from 'request-filtering-agent'
import { createTurns } from './createTurns.js'

/** A file of another host. */
export type RemoteFile = { readonly type: string; readonly body: Uint8Array<ArrayBuffer> }

/**
 * Fetches a file from a foreign URL: `https:` only, never from a private address, also after a redirect and regardless
 * of the DNS result. `undefined` when the file is unavailable.
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
 * Maximum concurrent fetches over all callers, and milliseconds after which an unfinished fetch yields to another site.
 */
const turns = { parallel: 32, share: 2000 } as const

/** Creates the function that fetches files of other hosts. */
export function createFetchRemote(
  options: {
    /**
     * Private addresses that may be fetched, also by `http:`, for development: a gateway on the same machine, for
     * example.
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
      // Any failure belongs to the other host: only its file is missing.
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
        accept: '*/*',
        'accept-encoding': 'identity',
        'user-agent': 'latchkit-gateway',
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

/** Returns the end of a host name. Its owner can create any number of names below it. */
function siteOf({ hostname }: URL): string {
  return hostname.split('.').slice(-2).join('.')
}

/**
 * Reads a body of at most `maxBytes` bytes. Copies each part: otherwise a single byte would keep the memory of its
 * whole chunk.
 */
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
