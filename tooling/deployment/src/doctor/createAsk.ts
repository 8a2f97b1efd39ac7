import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { TLSSocket } from 'node:tls'

/** An answer of a server, or why there is none. */
export type Answer =
  | {
      readonly status: number
      readonly headers: IncomingHttpHeaders
      readonly text: string
      /** When the headers were there, in milliseconds since 1970. */
      readonly receivedAt: number
      /** When the certificate ends, in milliseconds since 1970; undefined without TLS. */
      readonly certificateEnds: number | undefined
    }
  | { readonly status: undefined; readonly reason: string }

/** Sends a request and settles with its answer. It follows no redirect. A name below `localhost` is this machine. */
export type Ask = (
  url: URL,
  options?: {
    readonly method?: 'GET' | 'OPTIONS' | undefined
    readonly headers?: { readonly [name: string]: string } | undefined
  },
) => Promise<Answer>

/** Milliseconds for a whole answer. */
const longestWait = 10_000
const mostBytes = 5_000_000

/** Creates the function that sends the requests of the checks. */
export function createAsk({ ca }: { readonly ca: string | undefined }): Ask {
  return (url, { method = 'GET', headers = {} } = {}) => {
    const isHttps = url.protocol === 'https:'
    const settings = {
      method,
      headers: { host: url.host, accept: '*/*', ...headers },
      signal: AbortSignal.timeout(longestWait),
      ...(ca !== undefined && { ca }),
      ...(url.hostname.endsWith('.localhost') && { hostname: '127.0.0.1' }),
      // Each request may reach another process, as those of several users do.
      agent: false,
    }
    const send = isHttps ? requestHttps : requestHttp
    return new Promise(resolve => {
      const fail = (error: Error) => resolve({ status: undefined, reason: toReason(error) })
      const sent = send(url, settings, response => {
        const receivedAt = Date.now()
        const ends = isHttps ? (response.socket as TLSSocket).getPeerCertificate().valid_to : undefined
        const parts: Buffer[] = []
        let bytes = 0
        response.on('error', fail)
        response.on('data', (part: Buffer) => {
          bytes += part.length
          parts.push(part)
          if (bytes > mostBytes)
            response.destroy(new RangeError(`the answer has more than ${mostBytes} bytes`))
        })
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
            receivedAt,
            certificateEnds: ends === undefined ? undefined : Date.parse(ends),
          }),
        )
      })
      sent.on('error', fail)
      sent.end()
    })
  }
}

function toReason(error: Error): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `no answer within ${longestWait / 1000} s`
  // Node tries each address of a name, and its message is empty when all of them fail.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
