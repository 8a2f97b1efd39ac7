import type { Runtime } from '../types.js'
import { toConnector } from './toConnector.js'
import { toWalletId } from './toWalletId.js'

/** Lists the wallet-adapters that the app gave, each name once. */
export function addWalletAdapters(runtime: Runtime): void {
  const wallets = new Map(
    runtime.adapters.map(adapter => {
      const { name, icon } = adapter
      const connector = toConnector({ id: toWalletId(name), name, icon })
      return [connector.id, { kind: 'adapter', adapter, connector } as const]
    }),
  )
  runtime.wallets = [...runtime.wallets, ...wallets.values()]
}
