import { setMaxListeners } from 'node:events'
import type { Upstreams } from '../nodes/createUpstreams.js'
import { ProviderError } from './providerError.js'

/** Requests a result from the nodes of a chain. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Errors of the node itself (EIP-1474 and its variants by node hosts): it is busy, or over its quota. */
const busyCodes: readonly unknown[] = [429, -32_002, -32_005, -32_016]
/** Errors of the call regardless of the status: it reverts, or the method or its parameters are unknown. */
const callCodes: readonly unknown[] = [3, -32_601, -32_602, -32_004]

/**
 * Creates the function that sends requests to the nodes of a chain.
 *
 * @throws ProviderError from that function: `node-error` when a node answers with an error of the call, else
 * `no-answer`
 */
export function createAskNode(upstreams: Upstreams, signal: AbortSignal): AskNode {
  // Each pending request listens to it, and more than ten may be pending: Node would report a leak.
  setMaxListeners(0, signal)
  return async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const outcome = await upstreams.ask(body, false, signal)
    if (!('release' in outcome)) throw new ProviderError('no-answer', `no node answered ${method}`)
    outcome.release()
    if (outcome.kind === 'stream') throw new ProviderError('no-answer', `no node answered ${method}`)
    const { value } = outcome
    if (typeof value === 'object' && value !== null && 'result' in value) return value.result
    throw new ProviderError(reasonOf(outcome), `a node answered ${method} with an error`)
  }
}

/**
 * Whether an error belongs to the call, such as a revert, or means that the node cannot answer now. An error of the
 * call is never retried: a wrong classification would hide a token or an NFT.
 */
export function reasonOf(outcome: {
  readonly kind: 'answer' | 'soft'
  readonly value: unknown
}): 'node-error' | 'no-answer' {
  const { kind, value } = outcome
  const error = typeof value === 'object' && value !== null && 'error' in value ? value.error : undefined
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (callCodes.includes(code)) return 'node-error'
  return kind === 'soft' || busyCodes.includes(code) ? 'no-answer' : 'node-error'
}

/**
 * Requests a result that may fail on the chain itself, such as a call that reverts. `undefined` when a node answers
 * with an error.
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
