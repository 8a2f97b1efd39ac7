// This file and `lazyInternals.ts` alone reach `config._internal`, which is not part of wagmi's public API. What they use of it
// is the same in wagmi 2.19 and 3, and so is what the other files import from wagmi.
import type { Chain } from 'viem'
import type { Config, Connector, CreateConnectorFn } from 'wagmi'

/** Replaces the chains of a config. */
export function setChains(config: Config, chains: readonly [Chain, ...Chain[]]): void {
  config._internal.chains.setState(chains)
}

type Announced = ReturnType<NonNullable<Config['_internal']['mipd']>['getProviders']>

/** Creates a connector for a config, which does not list it yet. */
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
