import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An RPC endpoint of an app's own: forwards to `target` and records the requests. `GET` returns them, `DELETE` clears them. */
export async function startCountingProxy(
  target: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const methods: string[] = []
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('access-control-allow-methods', 'GET, POST, DELETE')
    if (request.method === 'OPTIONS') return response.end()
    if (request.method === 'DELETE') methods.length = 0
    if (request.method !== 'POST') return response.end(methods.join('\n'))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const parsed: { method: string } | { method: string }[] = JSON.parse(body)
    methods.push(...[parsed].flat().map(({ method }) => method))
    const answer = await fetch(target, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    response.setHeader('content-type', 'application/json')
    return response.end(await answer.text())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
