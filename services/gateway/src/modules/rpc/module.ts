import { z } from 'zod'
import type { GatewayModule } from '../../gatewayModule.js'
import { whole } from '../../settingFields.js'
import { createRpcProxy } from './createRpcProxy.js'
import { rpcRoutes } from './rpcRoutes.js'

const settings = {
  fields: {
    rpcMethods: z
      .record(
        z.string().regex(/^[-a-z0-9]{3,8}$/, 'must be a CAIP-2 namespace such as eip155'),
        z.array(z.string().regex(/^[a-zA-Z0-9_]*\*?$/, 'must be a method, or the start of one and *')),
      )
      .optional()
      .describe('JSON, methods forwarded besides the [default methods](#json-rpc): `{"eip155":["trace_*"]}`'),
  },
  limits: {
    rpcBatch: whole(1, 10_000).default(1000).describe('maximum calls of one batch'),
    bodyBytes: whole(1024, 1e9).default(1_048_576).describe("maximum bytes of a request's body"),
  },
}

/** The proxy of JSON-RPC and the list of supported chains: `/v1` and `/v1/supported-chains`. */
export const rpc = {
  name: 'rpc',
  settings,
  open({ callers, capabilities, chains, limiter, metrics, nodes, settings: { limits, rpcMethods } }) {
    const proxy = createRpcProxy({
      nodes,
      limiter,
      methods: rpcMethods,
      maxBatch: limits.rpcBatch,
      timeout: limits.rpcTimeout,
    })
    return {
      routes: rpcRoutes({
        proxy,
        chains,
        capabilities,
        maxBodyBytes: limits.bodyBytes,
        budgetsOf: callers.budgetsOfCall,
        onLimited: () => metrics.limited.inc(),
      }),
      diagnose: () => ({ chains: proxy.chains.length }),
    }
  },
} satisfies GatewayModule<typeof settings>
