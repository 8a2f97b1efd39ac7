import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

/** An answer of a server, or why there is none. */
export type Answer =
  | {
      readonly status: number
      readonly headers: IncomingHttpHeaders
      readonly text: string
      /** When the headers were there, in milliseconds since 1970. */
      readonly receivedAt: number
    }
  | { readonly status: undefined; readonly reason: string }

const longestWait = 10_000
const mostBytes = 5_000_000

/** Sends a GET. It follows no redirect: that could lead to a host that neither a flag nor the source names. A name below `localhost` is this machine. */
export function ask(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const settings = {
    headers: { host: url.host, accept: '*/*', ...headers },
    // The whole answer has to be there by then, also of a server that sends it a byte at a time.
    signal: AbortSignal.timeout(longestWait),
    ...(url.hostname.endsWith('.localhost') && { hostname: '127.0.0.1' }),
  }
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise(resolve => {
    const fail = (error: Error) => resolve({ status: undefined, reason: describe(error) })
    const sent = send(url, settings, response => {
      const receivedAt = Date.now()
      const parts: Buffer[] = []
      let bytes = 0
      response.on('error', fail)
      response.on('data', (part: Buffer) => {
        bytes += part.length
        parts.push(part)
        if (bytes > mostBytes) response.destroy(new RangeError(`the answer has more than ${mostBytes} bytes`))
      })
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response
        resolve({ status, headers: answered, text: Buffer.concat(parts).toString(), receivedAt })
      })
    })
    sent.on('error', fail)
    sent.end()
  })
}

function describe(error: Error): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `no answer within ${longestWait / 1000} s`
  // Node tries each address of a name, and its message is empty when all of them fail.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
