import type { Network } from '@latchkit/core'
import type { Runtime } from '../types.js'

/** Shows a network in wagmi as well. A connected wallet's own network stands above it. */
export function selectNetwork(
  { config }: Runtime,
  { network }: { readonly network: Network<'eip155'> },
): void {
  const chain = config.chains.find(({ id }) => id === Number(network.id))
  if (!chain || config.state.current || config.state.chainId === chain.id) return
  config.setState(state => ({ ...state, chainId: chain.id }))
}
