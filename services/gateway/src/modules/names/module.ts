import { ConfigError } from '@latchkit/service-base'
import { Hono } from 'hono'
import { getAddress, type Hex } from 'viem'
import { z } from 'zod'
import { isCaip2 } from '../../chains/loadChains.js'
import type { GatewayModule } from '../../gatewayModule.js'
import { address, whole } from '../../settingFields.js'
import { createAnswerLookup } from './answerLookup.js'
import { normalizeName } from './coinTypes.js'
import { createNames } from './createNames.js'
import { createRegistrar } from './createRegistrar.js'
import { nameRoutes } from './nameRoutes.js'
import { lookupRoutes, registrationRoutes } from './registrationRoutes.js'

/** Maximum chains whose addresses of a name are looked up: each costs a request to a node. */
const maxNameChains = 16

// The value of viem's `mainnet`, whose module would load every other chain with it. A test compares them.
const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

const settings = {
  fields: {
    namesChain: z
      .string()
      .refine(id => isCaip2(id) && id.startsWith('eip155:'), 'must be an id such as eip155:1')
      .default('eip155:1')
      .describe('chain with ENS, for [names](#names)'),
    namesResolver: address
      .default(universalResolver)
      .describe("ENS's Universal Resolver on `NAMES_CHAIN`; the default is that of Ethereum"),
    namesParent: z
      .string()
      .refine(name => normalizeName(name) === name, 'must be a name such as acme.eth, normalized')
      .optional()
      .describe(
        'name below which accounts [register names](#registration-of-names), such as `acme.eth`; needs `NAMES_SIGNING_KEY`',
      ),
    namesSigningKey: z
      .string()
      .regex(/^0x[0-9a-f]{64}$/i, 'must be a private key, 0x and 64 hexadecimal digits')
      .optional()
      .describe(
        'private key that signs the answers for those names; its address is in the resolver contract',
      ),
  },
  limits: {
    namesPerAccount: whole(1, 1e6)
      .default(10)
      .describe('[names](#registration-of-names) that an account can register'),
    namesPerAddress: whole(1, 1e6)
      .default(20)
      .describe('names that callers at one address can register in a day'),
  },
}

/** Names of accounts, from ENS and registered here: `/v1/identity/*`, `/v1/profile/*` and `/v1/names/ccip/*`. */
export const names = {
  name: 'names',
  settings,
  async open(context) {
    const { callers, chains, exchanges, fetchRemote, nodes, redis, remoteImages } = context
    const { namesParent, namesSigningKey, namesChain, namesResolver, limits, rpcUrls } = context.settings
    if (Boolean(namesParent) !== Boolean(namesSigningKey))
      throw new ConfigError('bad-config', 'NAMES_PARENT: needs NAMES_SIGNING_KEY, and the other way round')
    if (namesParent && !chains.get(namesChain)?.rpcUrls.length)
      throw new ConfigError('bad-config', `NAMES_CHAIN: ${namesChain} has no RPC URL`)
    const registrar = namesParent
      ? await createRegistrar({
          database: await context.openDatabase(),
          nodes,
          parent: namesParent,
          chain: namesChain,
          limits,
          redis,
        })
      : undefined
    const created = createNames({
      nodes,
      chain: namesChain,
      resolver: getAddress(namesResolver),
      chains: [...new Set([...exchanges.keys(), ...Object.keys(rpcUrls ?? {})])]
        .filter(id => id.startsWith('eip155:'))
        .slice(0, maxNameChains),
      fetchRemote,
      readNfts: context.inject('readNfts'),
      images: remoteImages,
      registrar,
    })
    const answerLookup =
      registrar && namesSigningKey ? createAnswerLookup(registrar, namesSigningKey as Hex) : undefined
    const routes = new Hono()
    routes.route('/', nameRoutes(created))
    routes.route('/', registrationRoutes(registrar, created, callers.addressOf))
    return {
      routes,
      // Resolvers send no project.
      openRoutes: lookupRoutes(answerLookup, callers.limitAddress('lookups:')),
      chainData: ['/v1/identity/*', '/v1/profile/*'],
      close: () => registrar?.close(),
    }
  },
} satisfies GatewayModule<typeof settings>
