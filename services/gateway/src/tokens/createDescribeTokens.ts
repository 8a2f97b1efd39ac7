import type { Caches } from '@latchkit/service-base'
import { withTimeout } from '@latchkit/service-base/timeout'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { Upstreams } from '../nodes/createUpstreams.js'
import { createAskNode } from '../providers/askNode.js'
import { type Described, describeTokens } from './describeTokens.js'

/**
 * Reads the descriptions of tokens from contracts of a chain, by its CAIP-2 id, from its nodes, or returns recent
 * results. Addresses that are not tokens are absent. For display only: before a transfer, the decimals are read from
 * the chain.
 *
 * @throws ProviderError when no node answers
 */
export type DescribeTokens = (
  chainId: string,
  node: Upstreams,
  tokens: readonly Hex[],
) => Promise<ReadonlyMap<string, Described>>

/** Milliseconds for which it is kept how a contract describes its token, and that it does not. */
const lifetime = 60_000
/** Timeout of the nodes, in milliseconds. Several callers may wait for the same answer, and none of them aborts it. */
const timeout = 20_000
const describedSchema = z.object({ name: z.string(), symbol: z.string(), decimals: z.number() })

/** Creates the reader of descriptions. Reads descriptions that are not cached in a single call of a node. */
export function createDescribeTokens(caches: Caches): DescribeTokens {
  const cache = caches.create<Described>({
    name: 'described',
    lifetime,
    absence: lifetime,
    maxKeys: 5000,
    parse: value => describedSchema.safeParse(value).data,
  })
  return async (chainId, node, tokens) => {
    if (tokens.length === 0) return new Map()
    const byKey = new Map(tokens.map(token => [`${chainId}:${token}`, token]))
    const found = await cache.read([...byKey.keys()], async missing => {
      const asked = missing.flatMap(key => byKey.get(key) ?? [])
      const ask = (signal: AbortSignal) => describeTokens(createAskNode(node, signal), asked)
      const read = await withTimeout(ask, { timeout })
      return new Map([...read].map(([token, described]) => [`${chainId}:${token}`, described]))
    })
    return new Map([...found].flatMap(([key, described]) => [[byKey.get(key) ?? '', described] as const]))
  }
}
