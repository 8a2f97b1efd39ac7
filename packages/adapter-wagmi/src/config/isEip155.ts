import type { Network } from '@latchkit/core'

/** Whether a network is an EVM chain. */
export function isEip155(network: Network): network is Network<'eip155'> {
  return network.chainNamespace === 'eip155'
}
