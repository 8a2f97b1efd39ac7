import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { useAgent } from 'request-filtering-agent'

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
    /** Milliseconds for everything. */
    readonly timeout: number
    /** Posted as JSON. Default: a GET. */
    readonly body?: unknown
    readonly signal?: AbortSignal | undefined
  },
) => Promise<RemoteFile | undefined>

const maxRedirects = 3

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
  return async (address, { maxBytes, timeout, body, signal }) => {
    const ends = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])])
    try {
      let url = new URL(address)
      for (let redirects = 0; redirects <= maxRedirects; redirects++) {
        if (!isAllowed(url)) return undefined
        const response = await ask(url, body, ends)
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
    } catch {
      // Whatever is wrong is the other host's: its file is missing, and nothing else.
      return undefined
    }
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

async function read(
  response: http.IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    if (!Buffer.isBuffer(part)) return undefined
    length += part.byteLength
    // Leaving the loop destroys the stream.
    if (length > maxBytes) return undefined
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
