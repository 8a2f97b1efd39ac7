import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished } from 'vitest'

/** How a reverse proxy treats what it passes on. */
export type ProxyRules = {
  /** Ports of the processes behind it, which it takes in turns. */
  readonly ports: readonly number[]
  /** Replaces the host. */
  readonly host?: string | undefined
  /** Default: true. */
  readonly upgrades?: boolean | undefined
  /** Answers `/metrics` as well. Default: false. */
  readonly showsMetrics?: boolean | undefined
  /** Changes the headers of an answer. */
  readonly change?: ((headers: IncomingHttpHeaders) => IncomingHttpHeaders) | undefined
}

/** A reverse proxy on loopback, which ends with the test. */
export type Proxy = { readonly port: number; obey(rules: ProxyRules): void }

/** Starts a reverse proxy: the faults of one are not faults of the services behind it. */
export async function startProxy(): Promise<Proxy> {
  let rules: ProxyRules = { ports: [] }
  let turn = 0
  const next = () => rules.ports[turn++ % rules.ports.length]
  const toHeaders = (given: IncomingHttpHeaders) => ({
    ...given,
    'x-forwarded-for': '203.0.113.9',
    ...(rules.host !== undefined && { host: rules.host }),
  })
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request
    if (path === '/metrics' && !rules.showsMetrics) return void response.writeHead(404).end()
    const options = { host: '127.0.0.1', port: next(), method, path, headers: toHeaders(headers) }
    const sent = send(options, answer => {
      const { statusCode = 502, headers: own } = answer
      response.writeHead(statusCode, rules.change?.(own) ?? own)
      answer.pipe(response)
    })
    sent.on('error', () => response.writeHead(502).end())
    request.pipe(sent)
  })
  server.on('upgrade', (request, stream, head) => {
    if (rules.upgrades === false)
      return void stream.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    const target = connect(next() ?? 0, '127.0.0.1', () => {
      const lines = Object.entries(toHeaders(request.headers)).map(([name, value]) => `${name}: ${value}`)
      target.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      target.write(head)
      stream.pipe(target).pipe(stream)
    })
    stream.on('error', () => target.destroy())
    target.on('error', () => stream.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    obey(next) {
      rules = next
    },
  }
}
