import type { HttpBindings } from '@hono/node-server'
import type { Budget } from '@latchkit/service-base'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Chains, isCaip2 } from '../../chains/loadChains.js'
import type { Capabilities } from '../../gatewayModule.js'
import { failed, readQuery } from '../../http/answers.js'
import { limitBody } from '../../http/limitBody.js'
import type { RpcProxy } from './createRpcProxy.js'
import { rpcCodes, rpcError } from './readCalls.js'

/** Routes of the JSON-RPC proxy: `/v1/` and `/v1/supported-chains`. */
export function rpcRoutes(parameters: {
  readonly proxy: RpcProxy
  readonly chains: Chains
  /** CAIP-2 ids of the chains that each group of calls is answered for. */
  capabilities(): Capabilities
  readonly maxBodyBytes: number
  /** Returns the budgets that a request is charged to. */
  budgetsOf(context: Context): readonly [Budget, ...Budget[]]
  onLimited(): void
}): Hono {
  const { proxy, chains, maxBodyBytes } = parameters
  const served = new Set(proxy.chains)
  const querySchema = z.object({
    chainId: z
      .string({ error: 'must be given' })
      .refine(isCaip2, 'must be a CAIP-2 id such as eip155:1')
      .refine(id => !isCaip2(id) || chains.has(id), 'is not a chain that this gateway knows')
      .refine(id => !chains.has(id) || served.has(id), 'is a chain that this gateway has no RPC URL for'),
  })
  const app = new Hono()
  const tooLarge = (context: Context) =>
    context.json(
      rpcError(null, rpcCodes.invalidRequest, `Invalid request: a body has at most ${maxBodyBytes} bytes`),
      413,
    )
  const answer = async (context: Context) => {
    const read = readQuery(querySchema, new URL(context.req.url).searchParams)
    if ('reasons' in read) return failed(context, 400, read.reasons)
    // A form can post without a preflight, but not with this type.
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/json') {
      const description = 'content-type: must be application/json'
      return failed(context, 415, [{ name: 'content-type', description }])
    }
    const reply = await proxy.call({
      chainId: read.query.chainId,
      body: await context.req.text(),
      budgets: parameters.budgetsOf(context),
      signal: context.req.raw.signal,
    })
    if (reply.status === 429) parameters.onLimited()
    context.header('cache-control', 'no-store')
    if (reply.retryAfter !== undefined) context.header('retry-after', String(reply.retryAfter))
    if (reply.status === 204) return context.body(null, 204)
    const { outgoing }: HttpBindings = context.env
    if (reply.release) outgoing.once('close', reply.release)
    const body = typeof reply.body === 'string' ? reply.body : destroyOnError(reply.body, outgoing)
    return context.body(body, reply.status, { 'content-type': 'application/json' })
  }
  for (const path of ['/v1', '/v1/']) {
    app.post(path, limitBody(maxBodyBytes, tooLarge), answer)
    app.on(['GET', 'PUT', 'PATCH', 'DELETE'], path, context => {
      context.header('allow', 'POST')
      return failed(context, 405, [{ name: 'method', description: 'method: must be POST' }])
    })
  }
  app.get('/v1/supported-chains', context =>
    context.json({ http: proxy.chains, ws: [], capabilities: parameters.capabilities() }, 200, {
      'cache-control': 'public, max-age=60',
    }),
  )
  return app
}

/** Breaks the connection when a stream fails: the status was sent already, and an end would look like success. */
function destroyOnError(stream: ReadableStream<Uint8Array>, outgoing: HttpBindings['outgoing']) {
  const reader = stream.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch {
          outgoing.destroy()
          controller.close()
        }
      },
      cancel: reason => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
