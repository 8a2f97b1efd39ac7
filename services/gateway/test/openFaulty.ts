import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A request to an upstream that fails when a test says so. */
export type FaultyRequest = { readonly path: string; readonly query: URLSearchParams; readonly body: string }

const json = { 'content-type': 'application/json' }
const error = (code: number) => JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message: 'secret' } })
const piece = ' '.repeat(65_536)

/** Faults of an upstream. */
export const faults = {
  // The rest of this fault, a closed port, is below.
  'refuses the connection': (response: ServerResponse) => response.destroy(),
  'answers 500': (response: ServerResponse) => response.writeHead(500, json).end(error(-32_603)),
  'answers 429': (response: ServerResponse) =>
    response.writeHead(429, { ...json, 'retry-after': '60' }).end(error(-32_005)),
  hangs: () => {},
  'answers garbage': (response: ServerResponse) => response.end('<html>secret</html>'),
  'sends 32 MB': (response: ServerResponse) => {
    const parts = Array.from({ length: 33_554_432 / piece.length }, () => piece)
    response.writeHead(200, json)
    // The reader goes away before the end.
    void pipeline(Readable.from(parts), response).catch(() => {})
  },
  'stops in the middle': (response: ServerResponse) => {
    response.writeHead(200, { ...json, 'content-length': 1000 })
    response.write('{"jsonrpc":"2.0","id":1,"result":"0x00', () => response.destroy())
  },
  'answers in another shape': (response: ServerResponse) => {
    const shape = { another: ['shape'] }
    response.writeHead(200, json)
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: shape, data: shape, ...shape }))
  },
} as const

export type Fault = keyof typeof faults

/** An upstream that does what it should, until it is broken. */
export type Faulty = {
  readonly url: string
  /** Requests that met a fault since it was broken last. */
  readonly failed: () => number
  break(fault: Fault): Promise<void>
  heal(): Promise<void>
  close(): Promise<void>
}

/** Starts an upstream. `answer` writes what it answers while it is healthy. */
export async function startFaulty(
  answer: (request: FaultyRequest, response: ServerResponse) => unknown,
): Promise<Faulty> {
  let fault: Fault | undefined
  let failed = 0
  const act = async (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'http://host')
    if (fault === undefined) return answer({ path, query, body: Buffer.concat(chunks).toString() }, response)
    failed += 1
    return faults[fault](response)
  }
  const server = createServer((incoming, response) => void act(incoming, response))
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    failed: () => failed,
    async break(next) {
      ;[fault, failed] = [next, 0]
      if (next === 'refuses the connection') await close()
      // Connections of before would be answered as before.
      else server.closeIdleConnections()
    },
    async heal() {
      fault = undefined
      server.closeAllConnections()
      if (!server.listening) await listen(port)
    },
    close,
  }
}
