import type { Chains } from '../chains/loadChains.js'
import { createUpstreams, type UpstreamOutcome, type Upstreams } from './createUpstreams.js'
import type { ByteBudget } from './readAnswer.js'

/** The nodes of each chain that has an RPC URL, by CAIP-2 id. The proxy and our own reads share them. */
export type Nodes = ReadonlyMap<string, Upstreams>

/** Creates the nodes of every chain with an RPC URL. No other address gets a request. */
export function createNodes(parameters: {
  readonly chains: Chains
  /** Milliseconds for all nodes of a chain together. */
  readonly timeout: number
  readonly maxAnswerBytes: number
  readonly buffered: ByteBudget
  onOutcome(chainId: string, url: string, outcome: UpstreamOutcome): void
}): Nodes {
  const { chains, timeout, maxAnswerBytes, buffered, onOutcome } = parameters
  const nodes = new Map<string, Upstreams>()
  for (const { id, rpcUrls } of chains.values()) {
    if (rpcUrls.length === 0) continue
    const upstreams = createUpstreams({
      urls: rpcUrls,
      timeout,
      maxBytes: maxAnswerBytes,
      buffered,
      onOutcome: (url, outcome) => onOutcome(id, url, outcome),
    })
    nodes.set(id, upstreams)
  }
  return nodes
}
