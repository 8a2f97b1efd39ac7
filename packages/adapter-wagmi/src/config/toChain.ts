import type { Network } from '@latchkit/core'
import type { Chain } from 'viem'

/** The viem chain of a network: what the app passed, with the RPC endpoints that the client settled on. */
export function toChain(network: Network<'eip155'>): Chain {
  const { source, rpcUrls } = network
  return { ...source, id: Number(network.id), rpcUrls: { ...source.rpcUrls, default: rpcUrls.default } }
}
