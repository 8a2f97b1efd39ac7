import { type Config, type CreateStorageParameters, createConfig, createStorage, type Transport } from 'wagmi'
import type { Scope, WagmiAdapterParameters } from '../types.js'
import { toChains } from './networks.js'
import { networkTransport } from './networkTransport.js'

/** Creates a wagmi config whose networks can change, and that does not discover or restore anything itself. */
export function createWagmiConfig(scope: Scope, parameters: WagmiAdapterParameters): Config {
  const transportOf = (id: number) => parameters.transports?.[id] ?? networkTransport(scope, id)
  return createConfig({
    chains: toChains(scope.networks),
    // wagmi reads the transport of a chain at its first request, so a chain that is added later has one as well.
    transports: new Proxy<Record<number, Transport>>(
      {},
      { get: (_, id) => (typeof id === 'string' ? transportOf(Number(id)) : undefined) },
    ),
    connectors: parameters.connectors ?? [],
    // The adapter discovers wallets between start and teardown, so that a stopped client leaves no listener.
    multiInjectedProviderDiscovery: false,
    // Otherwise wagmi reads storage before start.
    ssr: true,
    storage: createStorage({ key: 'wagmi', storage: bridgeStorage(scope) }),
  })
}

/** The client's storage with wagmi's interface, under the client's key. */
function bridgeStorage(scope: Scope): NonNullable<CreateStorageParameters['storage']> {
  return {
    getItem: key => scope.storage?.get(`${scope.storageKey}.${key}`),
    setItem(key, value) {
      // wagmi's copy of its whole state. Connections are restored from wallets, never from this copy.
      if (key.endsWith('.store')) return
      scope.storage?.set(`${scope.storageKey}.${key}`, value)
    },
    removeItem: key => scope.storage?.remove(`${scope.storageKey}.${key}`),
  }
}
