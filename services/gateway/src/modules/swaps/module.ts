import { getAddress } from 'viem'
import type { GatewayModule } from '../../gatewayModule.js'
import { createExchangeSwaps } from './createExchangeSwaps.js'
import { createSwaps } from './createSwaps.js'
import { swapRoutes } from './swapRoutes.js'

/** Swaps on exchanges and by hosted providers: `/v1/convert/*`. */
export const swaps = {
  name: 'swaps',
  open({ chains, exchanges, nodes, onError, providers, remoteImages, settings, tokens }) {
    const feeRecipient = settings.swapFeeRecipient && getAddress(settings.swapFeeRecipient)
    const own = createExchangeSwaps({ nodes, exchanges, feeRecipient })
    const created = createSwaps({ nodes, chains, providers, onError, own })
    return {
      routes: swapRoutes({ swaps: created, tokens, chains, images: remoteImages }),
      chainData: ['/v1/convert/*'],
      capabilities: { swaps: created.chains },
    }
  },
} satisfies GatewayModule
