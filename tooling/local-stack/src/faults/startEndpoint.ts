import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Health checks of adapters.
const looks = ['net_listening', 'getHealth']

type Call = { readonly id: number; readonly method: string }

export type EndpointBehaviour = {
  /** The methods for which it behaves so; it answers all others as the chain does. Default: all. */
  methods?: readonly string[] | undefined
  /** Answers this JSON-RPC error to everything that is read. */
  error?: { readonly code: number; readonly message: string } | undefined
  /** Answers HTTP 401 to what comes without these headers, names in lower case. */
  needs?: { readonly [header: string]: string } | undefined
  /** HTTP status instead of any answer. */
  status?: number | undefined
  /** Header `Retry-After` beside `status`. */
  retryAfter?: string | undefined
  /** How many POSTs are answered by `status`. Default: all. */
  failures?: number | undefined
  /** Never answers. */
  hangs?: boolean | undefined
  /** Answers a batch as some nodes do that know none: with one error. */
  refusesBatches?: boolean | undefined
  /** Holds the answer to a look at the endpoint until it settles. */
  held?: Promise<void> | undefined
  /** Has the chain do what this method says, and hangs up without an answer. */
  loses?: string | undefined
  /** Changes a result, as a service that lies. */
  lies?: ((result: unknown, method: string) => unknown) | undefined
}

export type Endpoint = {
  readonly url: string
  /** Methods of each POST, in order. */
  readonly posts: string[][]
  behaviour: EndpointBehaviour
  stop(): Promise<void>
}

/** An RPC endpoint in front of a real chain, bundler or paymaster that counts its requests, and fails as the test says. */
export async function startEndpoint(target: string, behaviour: EndpointBehaviour = {}): Promise<Endpoint> {
  const posts: string[][] = []
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS')
      return response.writeHead(204, { 'access-control-allow-headers': 'content-type' }).end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const parsed: Call | Call[] = JSON.parse(body)
    const calls = [parsed].flat()
    posts.push(calls.map(({ method }) => method))
    const { methods } = endpoint.behaviour
    const isMeant = !methods || calls.some(call => methods.includes(call.method))
    const behaves: EndpointBehaviour = isMeant ? endpoint.behaviour : {}
    const {
      error,
      needs = {},
      status,
      retryAfter,
      failures,
      hangs,
      refusesBatches,
      held,
      loses,
      lies,
    } = behaves
    const method = calls[0]?.method ?? ''
    const json = (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
    if (Object.entries(needs).some(([name, value]) => request.headers[name] !== value))
      return response.writeHead(401).end('no')
    if (hangs) return undefined
    if (status && posts.length <= (failures ?? Number.POSITIVE_INFINITY))
      return response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end('no')
    if (looks.includes(method)) await held
    else if (refusesBatches && Array.isArray(parsed))
      return json({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no batches' } })
    else if (error) {
      const answers = calls.map(({ id }) => ({ jsonrpc: '2.0', id, error }))
      return json(Array.isArray(parsed) ? answers : answers[0])
    }
    const answer = await fetch(target, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    const text = await answer.text()
    if (method === loses) return request.socket.destroy()
    if (lies) {
      type Answer = { id?: number; result?: unknown }
      const answered: Answer | Answer[] = JSON.parse(text)
      const lie = (one: Answer) => {
        const name = calls.find(({ id }) => id === one.id)?.method ?? ''
        return { ...one, ...(one.result !== undefined && { result: lies(one.result, name) }) }
      }
      return json(Array.isArray(answered) ? answered.map(lie) : lie(answered))
    }
    return response.setHeader('content-type', 'application/json').end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint: Endpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    behaviour,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return endpoint
}
