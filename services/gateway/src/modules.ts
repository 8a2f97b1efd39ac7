import type { GatewayModule } from './gatewayModule.js'
import { analytics } from './modules/analytics/module.js'
import { balances } from './modules/balances/module.js'
import { directory } from './modules/directory/module.js'
import { history } from './modules/history/module.js'
import { images } from './modules/images/module.js'
import { names } from './modules/names/module.js'
import { nfts } from './modules/nfts/module.js'
import { onramp } from './modules/onramp/module.js'
import { permissions } from './modules/permissions/module.js'
import { prices } from './modules/prices/module.js'
import { regions } from './modules/regions/module.js'
import { rpc } from './modules/rpc/module.js'
import { swaps } from './modules/swaps/module.js'

/**
 * The modules of the gateway, opened in this order: a module that provides a value is listed before the modules that
 * inject it, and a module that guards routes before the modules that have them.
 */
export const modules = [
  regions,
  directory,
  images,
  analytics,
  prices,
  balances,
  nfts,
  onramp,
  history,
  names,
  permissions,
  swaps,
  rpc,
] as const satisfies readonly GatewayModule[]
