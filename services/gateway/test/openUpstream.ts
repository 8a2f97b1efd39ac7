import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** A request that a node received. */
export type Asked = {
  readonly body: unknown
  /** The body as it was sent. */
  readonly text: string
  readonly headers: IncomingMessage['headers']
}

/** Opens a scripted node that ends with the test, for failures that a real chain cannot be made to have. */
export async function openUpstream(answer: (body: unknown, response: ServerResponse) => void) {
  const { close, ...upstream } = await startUpstream(answer)
  onTestFinished(close)
  return upstream
}

/** Starts a scripted node that tests share. */
export async function startUpstream(answer: (body: unknown, response: ServerResponse) => void) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    // The gateway gave the call up.
    if (!request.complete) return
    const text = Buffer.concat(chunks).toString()
    const body: unknown = JSON.parse(text)
    asked.push({ body, text, headers: request.headers })
    answer(body, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = async () => {
    const closed = new Promise(resolve => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  return { url: `http://127.0.0.1:${port}`, asked, close }
}

/** Answers each call with the name of its method. */
export function echo(body: unknown, response: ServerResponse): void {
  const one = (call: { id?: unknown; method?: unknown }) => ({
    jsonrpc: '2.0',
    id: call.id,
    result: call.method,
  })
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(Array.isArray(body) ? body.map(one) : one(body as { id?: unknown })))
}
