import type { Network } from '@latchkit/core'
import type { Runtime, Scope } from '../types.js'
import { toChains } from './toChains.js'

/** Takes over the client's networks. The chains of a config that the app made stay as the app made them. */
export function applyNetworks(
  scope: Scope,
  runtime: Runtime | undefined,
  networks: readonly Network<'eip155'>[],
): void {
  const isSame = (network: Network, index: number) => network === scope.networks[index]
  if (networks.length === scope.networks.length && networks.every(isSame)) return
  scope.networks = networks
  if (!runtime?.own) return
  const { config } = runtime
  const chains = toChains(networks)
  config._internal.chains.setState(chains)
  if (!chains.some(({ id }) => id === config.state.chainId))
    config.setState(state => ({ ...state, chainId: chains[0].id }))
}
