import type { GatewayModule } from '../../gatewayModule.js'
import { createPagedLists } from '../../providers/createPagedLists.js'
import { createIndexHistory } from './createIndexHistory.js'
import { historyRoutes } from './historyRoutes.js'

/** Transactions and purchases of accounts: `/v1/account/{address}/history`. */
export const history = {
  name: 'history',
  open(context) {
    const { chains, index, inject, onError, providers, remoteImages } = context
    const readers = {
      readCollections: inject('readCollections'),
      readPreviews: inject('readPreviews'),
      readImages: inject('readImages'),
    }
    const lists = createPagedLists({
      known: [...chains.keys()],
      providers,
      pick: provider => provider.readHistory,
      ours: index && createIndexHistory({ ...context, index, ...readers }),
      onError,
    })
    return {
      routes: historyRoutes(lists, inject('purchases'), remoteImages),
      chainData: ['/v1/account/*'],
      capabilities: { history: lists.chains },
    }
  },
} satisfies GatewayModule
