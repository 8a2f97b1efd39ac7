import { type Config, createConfig, createStorage, type Transport } from 'wagmi'
import type { Scope, WagmiAdapterParameters } from '../types.js'
import { bridgeStorage } from './bridgeStorage.js'
import { networkTransport } from './networkTransport.js'
import { toChains } from './toChains.js'

/** A wagmi config whose networks can change, and that finds and restores nothing by itself. */
export function createWagmiConfig(scope: Scope, parameters: WagmiAdapterParameters): Config {
  const transportOf = (id: number) =>
    parameters.transports?.[id] ??
    networkTransport({
      read: () => scope.networks.find(network => Number(network.id) === id),
      isWanted: () => scope.platform?.isVisible() ?? false,
    })
  return createConfig({
    chains: toChains(scope.networks),
    // wagmi looks a chain's transport up at its first request; one that was added later has one as well.
    transports: new Proxy<Record<number, Transport>>(
      {},
      { get: (_, id) => (typeof id === 'string' ? transportOf(Number(id)) : undefined) },
    ),
    connectors: parameters.connectors ?? [],
    // Wallets are found between start and teardown (see discovery), so that a stopped client leaves no listener.
    multiInjectedProviderDiscovery: false,
    // Nothing is read from storage before start.
    ssr: true,
    storage: createStorage({ key: 'wagmi', storage: bridgeStorage(scope) }),
  })
}
