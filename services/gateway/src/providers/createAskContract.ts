import { isHex } from 'viem'
import type { Upstreams } from '../nodes/createUpstreams.js'
import { type AskNode, createAskNode } from './askNode.js'
import { ProviderError } from './providerError.js'

/**
 * Creates the function that calls the contracts of a chain, which answer in hexadecimal.
 *
 * @throws ProviderError from that function, as `createAskNode`; `bad-answer` for an answer that is not from a contract
 */
export function createAskContract(node: Upstreams, signal: AbortSignal): AskNode {
  const ask = createAskNode(node, signal)
  return async (method, params) => {
    const answer = await ask(method, params)
    if (isHex(answer)) return answer
    throw new ProviderError('bad-answer', `${method}: no data`)
  }
}
