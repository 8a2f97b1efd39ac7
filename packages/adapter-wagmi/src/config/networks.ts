import type { Network } from '@latchkit/core'
import type { Chain } from 'viem'
import type { Runtime, Scope } from '../types.js'
import { setChains } from './wagmiInternals.js'

// A wagmi config needs a chain, even where the client lists only other namespaces.
const none: Chain = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}

/** Returns the chains of a wagmi config. */
export function toChains(networks: readonly Network<'eip155'>[]): readonly [Chain, ...Chain[]] {
  const [first = none, ...rest] = networks.map(toChain)
  return [first, ...rest]
}

/**
 * Returns the viem chain of a network: the chain that the app passed, with the RPC endpoints that the client resolved.
 */
export function toChain(network: Network<'eip155'>): Chain {
  const { source, rpcUrls } = network
  return { ...source, id: Number(network.id), rpcUrls: { ...source.rpcUrls, default: rpcUrls.default } }
}

/** Whether a network is an EVM chain. */
export function isEip155(network: Network): network is Network<'eip155'> {
  return network.chainNamespace === 'eip155'
}

/** Applies the client's networks. The chains of an app's own config are not changed. */
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
  setChains(config, chains)
  if (!chains.some(({ id }) => id === config.state.chainId))
    config.setState(state => ({ ...state, chainId: chains[0].id }))
}

/** Shows a network in wagmi as well, unless a wallet is connected: wagmi then shows the wallet's network. */
export function selectNetwork(
  { config }: Runtime,
  { network }: { readonly network: Network<'eip155'> },
): void {
  const chain = config.chains.find(({ id }) => id === Number(network.id))
  if (!chain || config.state.current || config.state.chainId === chain.id) return
  config.setState(state => ({ ...state, chainId: chain.id }))
}
