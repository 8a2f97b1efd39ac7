import type { Network } from '@latchkit/core'
import type { Runtime } from '../types.js'
import type { NodeCall } from './createEndpoint.js'
import { getNode } from './getNode.js'

export type RequestNodeParameters = NodeCall & { readonly network: Pick<Network<'solana'>, 'rpcUrls'> }

/**
 * Asks a node of the network. Integers that a number cannot hold come as text.
 *
 * @throws HttpNetworkError `http/network`
 * @throws HttpTimeoutError `http/timeout`
 * @throws HttpStatusError `http/status`
 */
export function requestNode(
  runtime: Pick<Runtime, 'nodes' | 'context'>,
  { network, ...call }: RequestNodeParameters,
): Promise<unknown> {
  return getNode(runtime, network).request(call)
}
