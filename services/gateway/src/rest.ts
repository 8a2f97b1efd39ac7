import { Hono } from 'hono'
import { z } from 'zod'
import type { GatewayModule } from './gatewayModule.js'
import { rpcRoutes } from './http/rpcRoutes.js'
import { createRpcProxy } from './rpc/createRpcProxy.js'
import { whole } from './settingFields.js'

const settings = {
  fields: {
    rpcMethods: z
      .record(
        z.string().regex(/^[-a-z0-9]{3,8}$/, 'must be a CAIP-2 namespace such as eip155'),
        z.array(z.string().regex(/^[a-zA-Z0-9_]*\*?$/, 'must be a method, or the start of one and *')),
      )
      .optional()
      .describe('JSON: {"eip155":["trace_*"]}, methods forwarded besides the usual ones'),
  },
  limits: {
    rpcBatch: whole(1, 10_000).default(1000).describe('calls of one batch'),
    bodyBytes: whole(1024, 1e9).default(1_048_576).describe("bytes of a request's body"),
  },
}

/** What is no module yet. */
export const rest = {
  name: 'rest',
  settings,
  async open(context) {
    const { callers, chains, limiter, metrics, nodes, settings: chosen } = context
    const { limits } = chosen
    const onLimited = () => metrics.limited.inc()
    const proxy = createRpcProxy({
      ...{ nodes, limiter, methods: chosen.rpcMethods },
      maxBatch: limits.rpcBatch,
      timeout: limits.rpcTimeout,
    })
    const routes = new Hono()
    routes.route(
      '/',
      rpcRoutes({
        ...{ proxy, chains, onLimited },
        capabilities: context.capabilities,
        maxBodyBytes: limits.bodyBytes,
        budgetsOf: callers.budgetsOfCall,
      }),
    )
    return {
      routes,
      diagnose: () => ({ chains: proxy.chains.length }),
    }
  },
} satisfies GatewayModule<typeof settings>
