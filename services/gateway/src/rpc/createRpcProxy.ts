import type { Chains } from '../chains/loadChains.js'
import type { Limiter } from '../limits/types.js'
import type { UpstreamOutcome } from './askUpstream.js'
import { completeBatch } from './completeBatch.js'
import { createUpstreams, type Upstreams } from './createUpstreams.js'
import { readCalls } from './readCalls.js'
import { rpcCodes, rpcError } from './rpcError.js'

/** What goes back to the caller. An empty body is that of notifications. */
export type RpcReply = {
  readonly status: 200 | 204 | 400 | 429 | 502 | 504
  readonly body: string
  /** Seconds. */
  readonly retryAfter?: number | undefined
}

/** Passes JSON-RPC on to the nodes of a chain; no other address is ever asked. */
export type RpcProxy = {
  /** CAIP-2 ids that it serves. */
  readonly chains: readonly string[]
  call(parameters: {
    readonly chainId: string
    readonly body: string
    /** Whose limit is used. */
    readonly caller: string
    readonly signal: AbortSignal
  }): Promise<RpcReply>
}

/** Makes the proxy of every chain that has an RPC URL. */
export function createRpcProxy(parameters: {
  readonly chains: Chains
  readonly limiter: Limiter
  readonly maxBatch: number
  /** Milliseconds. */
  readonly timeout: number
  readonly maxAnswerBytes: number
  onOutcome(chainId: string, url: string, outcome: UpstreamOutcome): void
}): RpcProxy {
  const { limiter, maxBatch, timeout, maxAnswerBytes, onOutcome } = parameters
  const upstreams = new Map<string, Upstreams>()
  for (const { id, rpcUrls } of parameters.chains.values()) {
    if (rpcUrls.length === 0) continue
    const onAnswer = (url: string, outcome: UpstreamOutcome) => onOutcome(id, url, outcome)
    upstreams.set(
      id,
      createUpstreams({ urls: rpcUrls, timeout, maxBytes: maxAnswerBytes, onOutcome: onAnswer }),
    )
  }
  return {
    chains: [...upstreams.keys()],
    call: async ({ chainId, body, caller, signal }) => {
      const calls = readCalls(body, maxBatch)
      if ('error' in calls) return { status: 400, body: JSON.stringify(calls) }
      const answerAll = (code: number, message: string) => {
        const errors = calls.calls.flatMap(({ id }) =>
          id === undefined ? [] : [rpcError(id, code, message)],
        )
        return JSON.stringify(calls.batch ? [...errors, ...calls.refused] : (errors[0] ?? ''))
      }
      if (calls.calls.length === 0) return { status: 200, body: JSON.stringify(calls.refused) }
      const taken = await limiter.take(caller, calls.calls.length)
      if (!taken.allowed) {
        const retryAfter = Math.max(1, Math.ceil(taken.retryAfter / 1000))
        const message = `Limit exceeded: too many calls, try again in ${retryAfter} s`
        return { status: 429, body: answerAll(rpcCodes.limit, message), retryAfter }
      }
      const sources = calls.calls.map(({ source }) => source)
      const upstreamBody = calls.refused.length > 0 ? JSON.stringify(sources) : body
      const outcome = await upstreams.get(chainId)?.ask(upstreamBody, signal)
      const silent = calls.refused.length === 0 && calls.calls.every(({ id }) => id === undefined)
      if (!outcome || outcome.kind === 'failed') {
        const late = outcome?.reason === 'timeout'
        const message = late
          ? `Internal error: no node of ${chainId} answered within ${timeout} ms`
          : `Internal error: no node of ${chainId} gave an answer`
        return { status: late ? 504 : 502, body: answerAll(rpcCodes.internal, message) }
      }
      if (silent) return { status: 204, body: '' }
      if (outcome.kind === 'empty') {
        return { status: 502, body: answerAll(rpcCodes.internal, 'Internal error: the node gave no answer') }
      }
      return { status: 200, body: calls.batch ? completeBatch(calls, outcome) : outcome.text }
    },
  }
}
