import type { Network } from '@latchkit/core'
import type { Runtime, SolanaNode } from '../types.js'
import { createNode } from './createNode.js'

/** What the endpoints that a network has now are read through. The same one for the same endpoints. */
export function getNode(
  runtime: Pick<Runtime, 'nodes' | 'context'>,
  { rpcUrls }: Pick<Network<'solana'>, 'rpcUrls'>,
): SolanaNode {
  const urls = rpcUrls.default.http
  const key = urls.join(' ')
  const known = runtime.nodes.get(key)
  if (known) return known
  const node = createNode({ urls, isWanted: () => runtime.context?.platform.isVisible() ?? false })
  runtime.nodes.set(key, node)
  return node
}
