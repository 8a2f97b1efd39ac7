import { type Client, createClient, custom } from 'viem'
import type { Upstreams } from '../nodes/createUpstreams.js'
import { createAskContract } from './createAskContract.js'
import { ProviderError } from './providerError.js'

/**
 * Checks a condition through the contracts of a chain, such as a signature (ERC-1271, ERC-6492). False for a revert.
 *
 * @param check - uses actions of viem such as `verifyMessage`, with a client of the chain's nodes
 * @throws ProviderError when no node answers: the result is then unknown
 */
export async function checkOnChain(
  node: Upstreams,
  signal: AbortSignal,
  check: (client: Client) => Promise<boolean>,
): Promise<boolean> {
  const ask = createAskContract(node, signal)
  let unreachable: ProviderError | undefined
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    try {
      return await ask(method, params as readonly unknown[])
    } catch (error) {
      if (error instanceof ProviderError && error.reason !== 'node-error') unreachable = error
      throw error
    }
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const holds = await check(client).catch(() => false)
  if (!holds && unreachable) throw unreachable
  return holds
}
