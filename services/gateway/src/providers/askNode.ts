import type { Upstreams } from '../rpc/createUpstreams.js'
import { ProviderError } from './providerError.js'

/** Asks the nodes of a chain for a result. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Creates the function that asks the nodes of one chain.
 *
 * @throws ProviderError from that function: `node-error` when a node answers with an error, else `no-answer`
 */
export function createAskNode(upstreams: Upstreams, signal: AbortSignal): AskNode {
  return async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const outcome = await upstreams.ask(body, false, signal)
    if (!('release' in outcome)) throw new ProviderError('no-answer', `no node answered ${method}`)
    outcome.release()
    if (outcome.kind === 'stream') throw new ProviderError('no-answer', `no node answered ${method}`)
    const { value } = outcome
    if (typeof value === 'object' && value !== null && 'result' in value) return value.result
    throw new ProviderError('node-error', `a node answered ${method} with an error`)
  }
}

/**
 * Asks for what may fail on the chain itself, such as a call that reverts: `undefined` when a node answers with an error.
 *
 * @throws ProviderError when no node answers
 */
export async function tryAsk(ask: AskNode, method: string, params: readonly unknown[]): Promise<unknown> {
  try {
    return await ask(method, params)
  } catch (error) {
    if (error instanceof ProviderError && error.reason === 'node-error') return undefined
    throw error
  }
}
