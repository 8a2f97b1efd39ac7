import type { GatewayModule } from '../../gatewayModule.js'
import { accountRoutes } from './accountRoutes.js'
import { createReadHoldings } from './createReadHoldings.js'

/** Balances of accounts, with prices: `/v1/account/{address}/balance`. */
export const balances = {
  name: 'balances',
  open: context => ({
    routes: accountRoutes(createReadHoldings(context), context.inject('prices'), context.remoteImages),
    chainData: ['/v1/account/*'],
    capabilities: { balances: [...context.nodes.keys()].filter(id => /^(?:eip155|solana):/.test(id)) },
  }),
} satisfies GatewayModule
