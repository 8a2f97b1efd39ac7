import type { Network } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import { WrongClusterError } from '../errors.js'
import { chainNames } from '../networks.js'
import { getNode, requestNode } from '../rpc/node.js'
import type { Runtime } from '../types.js'

/**
 * Throws where the endpoints of a network serve another public cluster: a transfer for devnet must not be signed for
 * mainnet. Reads the genesis hash once. A cluster that is not public passes, as a local fork does.
 *
 * @throws WrongClusterError `solana/wrong-cluster`
 *
 * @see https://namespaces.chainagnostic.org/solana/caip2
 */
export async function checkCluster(runtime: Runtime, network: Network<'solana'>): Promise<void> {
  const { caipNetworkId } = network
  const node = getNode(runtime, network)
  const known = runtime.share(node, 'genesis', (): { hash?: string } => ({}))
  known.hash ??= await readGenesis(runtime, network)
  // A CAIP-2 id has the first 32 characters of the hash.
  const served = chainNames.find(([id]) => known.hash?.startsWith(id.slice('solana:'.length)))
  if (served && served[0] !== caipNetworkId) throw new WrongClusterError({ caipNetworkId, served: served[1] })
}

async function readGenesis(runtime: Runtime, network: Network<'solana'>): Promise<string> {
  try {
    return String(await requestNode(runtime, { network, method: 'getGenesisHash', params: [] }))
  } catch (error) {
    if (isError(error, 'rpc/unsupported-method')) return ''
    throw error
  }
}
