import type { GatewayModule } from '../../gatewayModule.js'
import { createNameTokens } from './createNameTokens.js'
import { createPrices } from './createPrices.js'
import { priceRoutes } from './priceRoutes.js'

/** Prices of tokens in dollars: `/v1/fungible/price`. */
export const prices = {
  name: 'prices',
  open(context) {
    const { caches, onError, providers, readPoolPrices } = context
    const created = createPrices({ providers, own: readPoolPrices, caches, onError })
    return {
      routes: priceRoutes(created, createNameTokens(context)),
      chainData: ['/v1/fungible/*'],
      provides: { prices: created },
    }
  },
} satisfies GatewayModule
