import { ConfigError } from '@latchkit/service-base'
import { Hono } from 'hono'
import { getAddress, type Hex } from 'viem'
import { z } from 'zod'
import { isCaip2 } from './chains/loadChains.js'
import type { GatewayModule } from './gatewayModule.js'
import { nameRoutes } from './http/nameRoutes.js'
import { lookupRoutes, registrationRoutes } from './http/registrationRoutes.js'
import { rpcRoutes } from './http/rpcRoutes.js'
import { sessionRoutes } from './http/sessionRoutes.js'
import { swapRoutes } from './http/swapRoutes.js'
import { createAnswerLookup } from './names/answerLookup.js'
import { normalizeName } from './names/coinTypes.js'
import { createNames } from './names/createNames.js'
import { createRegistrar } from './names/createRegistrar.js'
import { createRpcProxy } from './rpc/createRpcProxy.js'
import { createSessions } from './sessions/createSessions.js'
import { readSessionChains, type SessionOptions } from './sessions/readSessionChains.js'
import { address, whole } from './settingFields.js'
import { createExchangeSwaps } from './swaps/createExchangeSwaps.js'
import { createSwaps } from './swaps/createSwaps.js'

/** Chains whose addresses of a name are looked up: each costs a question to a node. */
const maxNameChains = 16

// As `mainnet` of viem has it, whose module would load every other chain with it. A test compares them.
const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

const settings = {
  names: { sessions: 'SESSIONS_FILE' },
  fields: {
    namesChain: z
      .string()
      .refine(id => isCaip2(id) && id.startsWith('eip155:'), 'must be an id such as eip155:1')
      .default('eip155:1')
      .describe('chain with ENS, for names'),
    namesResolver: address.default(universalResolver).describe("ENS's Universal Resolver there"),
    namesParent: z
      .string()
      .refine(name => normalizeName(name) === name, 'must be a name such as acme.eth, normalized')
      .optional()
      .describe('name below which accounts register names'),
    namesSigningKey: z
      .string()
      .regex(/^0x[0-9a-f]{64}$/i, 'must be a private key, 0x and 64 hexadecimal digits')
      .optional()
      .describe(
        'private key that signs the answers for those names; its address is in the resolver contract',
      ),
    sessions: z
      .custom<string | SessionOptions>(
        value => (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null),
        'must be the path of a file, or contracts by chain',
      )
      .optional()
      .describe('JSON file: chains whose sessions are kept, to their contracts'),
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
    namesPerAccount: whole(1, 1e6).default(10).describe('names that an account can register'),
    namesPerAddress: whole(1, 1e6)
      .default(20)
      .describe('names that callers at one address can register in a day'),
    bodyBytes: whole(1024, 1e9).default(1_048_576).describe("bytes of a request's body"),
  },
}

/** What is no module yet. */
export const rest = {
  name: 'rest',
  settings,
  async open(context) {
    const { callers, chains, exchanges, limiter, metrics, nodes, providers } = context
    const { fetchRemote, onError, redis, remoteImages, settings: chosen, tokens } = context
    const { limits } = chosen
    const onLimited = () => metrics.limited.inc()
    const sessionChains = await readSessionChains(chosen.sessions, chains)
    const { namesParent, namesSigningKey, namesChain } = chosen
    if (Boolean(namesParent) !== Boolean(namesSigningKey))
      throw new ConfigError('bad-config', 'NAMES_PARENT: needs NAMES_SIGNING_KEY, and the other way round')
    if (namesParent && !chains.get(namesChain)?.rpcUrls.length)
      throw new ConfigError('bad-config', `NAMES_CHAIN: ${namesChain} has no RPC URL`)
    const proxy = createRpcProxy({
      ...{ nodes, limiter, methods: chosen.rpcMethods },
      maxBatch: limits.rpcBatch,
      timeout: limits.rpcTimeout,
    })
    const registrar = namesParent
      ? await createRegistrar({
          ...{ database: await context.openDatabase(), nodes, parent: namesParent, chain: namesChain },
          ...{ limits, redis },
        })
      : undefined
    const sessions =
      sessionChains.size > 0
        ? createSessions({ database: await context.openDatabase(), nodes, chains: sessionChains })
        : undefined
    const readNfts = context.inject('readNfts')
    const names = createNames({
      ...{ nodes, fetchRemote, readNfts, images: remoteImages, chain: namesChain, registrar },
      resolver: getAddress(chosen.namesResolver),
      chains: [...new Set([...exchanges.keys(), ...Object.keys(chosen.rpcUrls ?? {})])]
        .filter(id => id.startsWith('eip155:'))
        .slice(0, maxNameChains),
    })
    const feeRecipient = chosen.swapFeeRecipient && getAddress(chosen.swapFeeRecipient)
    const swaps = createSwaps({
      ...{ nodes, chains, providers, onError },
      own: createExchangeSwaps({ nodes, exchanges, feeRecipient }),
    })

    const openRoutes = new Hono()
    const answerLookup =
      registrar && namesSigningKey ? createAnswerLookup(registrar, namesSigningKey as Hex) : undefined
    openRoutes.route('/', lookupRoutes(answerLookup, callers.limitAddress('lookups:')))
    const routes = new Hono()
    routes.route('/', nameRoutes(names))
    routes.route('/', registrationRoutes(registrar, names, callers.addressOf))
    routes.route('/', sessionRoutes(sessions))
    routes.route('/', swapRoutes({ swaps, tokens, chains, images: remoteImages }))
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
      openRoutes,
      routes,
      chainData: [...['/v1/convert/*', '/v1/identity/*', '/v1/profile/*'], ...['/v1/sessions/*']],
      capabilities: {
        swaps: swaps.chains,
        sessions: sessions?.chains ?? [],
      },
      diagnose: () => ({ chains: proxy.chains.length }),
      async close() {
        await Promise.all([registrar?.close()])
      },
    }
  },
} satisfies GatewayModule<typeof settings>
