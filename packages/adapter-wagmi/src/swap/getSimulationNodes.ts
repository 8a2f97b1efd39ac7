import type { Network } from '@latchkit/core'
import { createClient } from 'viem'
import { getConnection } from '../actions/wallet.js'
import { toChain } from '../config/networks.js'
import { networkReads } from '../config/readTransport.js'
import type { Runtime } from '../types.js'
import type { Ask } from './simulateSwap.js'

type Simulate = { Method: 'eth_simulateV1'; Parameters: readonly unknown[]; ReturnType: unknown }

/**
 * Returns the nodes that may simulate a transaction of the gateway: the wallet's node, and the network's own endpoints.
 * Excludes the gateway, which is the last endpoint of other reads.
 */
export async function getSimulationNodes(
  runtime: Runtime,
  { from, network }: { readonly from: string; readonly network: Network<'eip155'> },
): Promise<readonly Ask[]> {
  const { scope, sessionConnector } = runtime
  const { connector, chainId } = getConnection(runtime, from)
  // A session sends reads to the endpoints of the app, the gateway among them.
  const hasNode = connector.id !== sessionConnector?.id && chainId === Number(network.id)
  const provider = hasNode ? ((await connector.getProvider()) as { readonly request: Ask }) : undefined
  const gateway = originOf(scope.context?.config.gateway?.url)
  const own = network.rpcUrls.default.http.filter(url => gateway === undefined || originOf(url) !== gateway)
  const asked: Network<'eip155'> = {
    ...network,
    rpcUrls: { ...network.rpcUrls, default: { ...network.rpcUrls.default, http: own } },
  }
  const { request } = createClient({
    chain: toChain(asked),
    transport: networkReads({ scope: { ...scope, context: undefined }, network: asked, canProbe: false }),
  })
  return [
    ...(provider ? [(body => provider.request(body)) satisfies Ask] : []),
    ...(own.length > 0 ? [(body => request<Simulate>(body)) satisfies Ask] : []),
  ]
}

const originOf = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined
