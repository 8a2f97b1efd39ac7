// The one file that reaches `config._internal`, which is not part of wagmi's public API.
import type { Chain } from 'viem'
import type { Config, Connector, CreateConnectorFn } from 'wagmi'

/** Replaces the chains of a config. */
export function setChains(config: Config, chains: readonly [Chain, ...Chain[]]): void {
  config._internal.chains.setState(chains)
}

type Announced = ReturnType<NonNullable<Config['_internal']['mipd']>['getProviders']>

/** Makes a connector for a config, which does not list it yet. */
export function setupConnector(config: Config, create: CreateConnectorFn): Connector {
  return config._internal.connectors.setup(create)
}

/** Lists a connector in a config. */
export function addConnector(config: Config, connector: Connector): void {
  config._internal.connectors.setState(known => [...known, connector])
}

/** Removes a connector from a config. */
export function removeConnector(config: Config, { uid }: Connector): void {
  config._internal.connectors.setState(known => known.filter(connector => connector.uid !== uid))
}

/** Calls the listener after connectors were added or removed. */
export function onConnectors(config: Config, listener: () => void): () => void {
  return config._internal.connectors.subscribe(listener)
}

/** Whether a config discovers wallets by EIP-6963 itself. */
export function isDiscovering(config: Config): boolean {
  return config._internal.mipd !== undefined
}

/** The wallets that a config discovered by EIP-6963 itself. */
export function getAnnounced(config: Config): Announced {
  return config._internal.mipd?.getProviders() ?? []
}

/**
 * Sets which events of a connector wagmi handles: those of a connected wallet, those that may connect it, or none that
 * may connect it.
 */
export function handleEvents(
  config: Config,
  { emitter }: Pick<Connector, 'emitter'>,
  of: 'connected' | 'disconnected' | 'ignored',
): void {
  const { connect, change, disconnect } = config._internal.events
  emitter.off('connect', connect)
  if (of === 'ignored') return
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
  if (of === 'disconnected') {
    emitter.on('connect', connect)
    return
  }
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
}

/** The part of zustand's persistence that is used; absent on a config without storage. */
type Persist = {
  hasHydrated(): boolean
  rehydrate(): Promise<void> | void
  onFinishHydration(listener: () => void): () => void
}

/** The state of a config that is read from storage; undefined when it has been read, or never will be. */
export function getHydration(config: Config):
  | {
      /** Whether wagmi leaves the reading to a `WagmiProvider`. */
      readonly isDeferred: boolean
      readonly persist: Persist
    }
  | undefined {
  const { store, ssr } = config._internal
  const { persist } = store as { readonly persist?: Persist | undefined }
  return persist && !persist.hasHydrated() ? { isDeferred: ssr, persist } : undefined
}

/** Adds the wallets that a config discovered before it had read its storage, which wagmi drops then. */
export function addAnnounced(config: Config): void {
  const { connectors } = config._internal
  for (const detail of getAnnounced(config))
    connectors.setState(known =>
      known.some(({ id, rdns }) => [id, rdns].flat().includes(detail.info.rdns))
        ? known
        : [...known, connectors.setup(connectors.providerDetailToConnector(detail))],
    )
}
