import { type Config, type CreateStorageParameters, createConfig, createStorage, type Transport } from 'wagmi'
import type { Scope, WagmiAdapterParameters } from '../types.js'
import { toChains } from './networks.js'
import { networkTransport } from './networkTransport.js'

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

/** The client's storage as wagmi asks for it, under the client's key. */
function bridgeStorage(scope: Scope): NonNullable<CreateStorageParameters['storage']> {
  return {
    getItem: key => scope.storage?.get(`${scope.storageKey}.${key}`),
    setItem(key, value) {
      // wagmi's copy of its whole state: connections are restored from wallets that answer, never from a copy.
      if (key.endsWith('.store')) return
      scope.storage?.set(`${scope.storageKey}.${key}`, value)
    },
    removeItem: key => scope.storage?.remove(`${scope.storageKey}.${key}`),
  }
}
