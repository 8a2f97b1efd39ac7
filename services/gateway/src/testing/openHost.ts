import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A request that a provider sent. */
export type ProviderRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

/** Opens a host that answers every request by `act`, for as long as `work` takes. */
export async function openHost<result>(
  act: (request: ProviderRequest, response: ServerResponse) => unknown,
  work: (url: string, requests: readonly ProviderRequest[]) => Promise<result>,
): Promise<result> {
  const requests: ProviderRequest[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const url = new URL(incoming.url ?? '/', 'http://host')
    const { method = 'GET', headers } = incoming
    const body: unknown = text ? JSON.parse(text) : undefined
    const request = { method, headers, body, path: url.pathname, query: url.searchParams }
    requests.push(request)
    await act(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    return await work(`http://127.0.0.1:${port}`, requests)
  } finally {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
}
