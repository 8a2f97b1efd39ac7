import type { Caches } from '@latchkit/service-base'
import { withTimeout } from '@latchkit/service-base/timeout'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { z } from 'zod'
import type { Upstreams } from '../../nodes/createUpstreams.js'
import { createAskNode } from '../../providers/askNode.js'
import { readContracts } from '../../providers/readContracts.js'
import { readText } from '../../tokens/describeTokens.js'

/**
 * Reads the names of contracts of NFTs, of a chain by its CAIP-2 id, from its nodes. A contract without a name is absent:
 * ERC-1155 requires none.
 *
 * @throws ProviderError when no node answers
 */
export type ReadCollections = (
  chainId: string,
  node: Upstreams,
  contracts: readonly Hex[],
) => Promise<ReadonlyMap<string, string>>

// With its selector, which viem would hash from the signature for each contract.
const data = encodeFunctionData({ abi: erc20Abi, functionName: 'name' })
/** Milliseconds for which a name is kept, and that there is none. */
const lifetime = 60_000
/** Timeout of the nodes, in milliseconds. Several callers may wait for the same answer, and none of them aborts it. */
const timeout = 20_000

/** Creates the reader of collection names. Reads names that are not cached in a single call of a node. */
export function createReadCollections(caches: Caches): ReadCollections {
  const cache = caches.create<string>({
    name: 'collections',
    lifetime,
    absence: lifetime,
    maxKeys: 5000,
    parse: value => z.string().safeParse(value).data,
  })
  return async (chainId, node, contracts) => {
    const byKey = new Map(contracts.map(contract => [`${chainId}:${contract}`, contract]))
    const found = await cache.read([...byKey.keys()], async missing => {
      const calls = missing.flatMap(key => ({ to: byKey.get(key) ?? '0x', data }))
      const read = (signal: AbortSignal) => readContracts(createAskNode(node, signal), calls)
      const answers = await withTimeout(read, { timeout })
      return new Map(
        missing.flatMap((key, index) => {
          const name = readText(answers[index])
          return name === undefined ? [] : [[key, name] as const]
        }),
      )
    })
    return new Map([...found].flatMap(([key, name]) => [[byKey.get(key) ?? '', name] as const]))
  }
}
