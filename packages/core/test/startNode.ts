import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type NodeCall = {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly method: string
  readonly params: readonly unknown[]
}

type NodeAnswer = ({ readonly result: unknown } | { readonly error: unknown }) & { readonly status?: number }

/** A JSON-RPC endpoint that answers as a test says; a test file of `tooling/local-stack` has the real ones. */
export async function startNode(
  answer: (call: NodeCall) => NodeAnswer | Promise<NodeAnswer>,
): Promise<{ readonly url: string; readonly calls: readonly NodeCall[] }> {
  const calls: NodeCall[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { id, method, params } = JSON.parse(body)
    const call = { url: request.url ?? '', headers: request.headers, method, params }
    calls.push(call)
    const { status = 200, ...rest } = await answer(call)
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ jsonrpc: '2.0', id, ...rest }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, calls }
}
