import { ConfigError } from '@latchkit/service-base'
import { z } from 'zod'
import type { GatewayModule } from '../../gatewayModule.js'
import { createPurchases } from './createPurchases.js'
import { createSandbox } from './createSandbox.js'
import { createSandboxOnramp } from './createSandboxOnramp.js'
import { onrampRoutes } from './onrampRoutes.js'

/** Ids that no public chain has. */
const localChains = ['eip155:31337', 'eip155:31338'] as const

const settings = {
  fields: {
    onrampSandbox: z
      .array(z.enum(localChains, `must be one of ${localChains.join(', ')}: it gives tokens away`))
      .optional()
      .describe('local chains on which [purchases](#purchases) are played: `eip155:31337`'),
  },
}

/** Purchases: `/v1/onramp/*`, `/v1/generators/onrampurl` and the pages of the sandbox. */
export const onramp = {
  name: 'onramp',
  settings,
  async open(context) {
    const { callers, chains, nodes, onError, providers, tokens } = context
    const served = context.settings.onrampSandbox ?? []
    for (const id of served) {
      if (!chains.get(id)?.rpcUrls.length)
        throw new ConfigError('bad-config', `ONRAMP_SANDBOX: ${id} has no RPC URL`)
    }
    const sandbox =
      served.length > 0
        ? createSandbox({
            database: await context.openDatabase(),
            nodes,
            chains,
            tokens,
            prices: context.inject('prices'),
            served,
          })
        : undefined
    const purchases = createPurchases({ providers, onError, own: sandbox && createSandboxOnramp(sandbox) })
    return {
      routes: onrampRoutes(purchases, sandbox, callers.readIp),
      chainData: ['/v1/onramp/*', '/v1/generators/*'],
      capabilities: { onramp: [...new Set(sandbox?.assets.map(({ chainId }) => chainId))] },
      provides: { purchases },
      close: () => sandbox?.close(),
    }
  },
} satisfies GatewayModule<typeof settings>
