import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { TLSSocket } from 'node:tls'

/** An answer of the deployment. */
export type SiteAnswer = {
  readonly status: number
  readonly headers: { readonly [name: string]: string | string[] | undefined }
  readonly body: Buffer
  /** When the certificate of the answer ends; undefined without TLS. */
  readonly certificateEnds: number | undefined
}

/** Sends a request to the deployment, as a browser or an attacker would. A name below `localhost` is this machine. */
export function requestSite(
  url: URL,
  options: {
    readonly method?: string | undefined
    readonly headers?: { readonly [name: string]: string } | undefined
    readonly body?: string | undefined
  } = {},
): Promise<SiteAnswer> {
  const isHttps = url.protocol === 'https:'
  const isLocal = url.hostname.endsWith('.localhost')
  const settings: RequestOptions & { servername?: string } = {
    method: options.method ?? 'GET',
    headers: { host: url.host, ...options.headers },
    timeout: 10_000,
    ...(isLocal && { hostname: '127.0.0.1' }),
    // Node takes it from the header otherwise: a proxy would refuse another host before it reads it.
    ...(isHttps && { servername: url.hostname }),
  }
  return new Promise((resolve, reject) => {
    const send = isHttps ? httpsRequest : httpRequest
    const sent = send(url, settings, response => {
      const parts: Buffer[] = []
      const { socket } = response
      const ends = isHttps ? (socket as TLSSocket).getPeerCertificate().valid_to : undefined
      response.on('data', part => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
          certificateEnds: ends === undefined ? undefined : Date.parse(ends),
        }),
      )
    })
    sent.on('timeout', () => sent.destroy(new TypeError('no answer within 10 s')))
    sent.on('error', reject)
    sent.end(options.body)
  })
}
