import type { Budget, Limiter } from '@latchkit/service-base'
import type { Nodes } from '../../nodes/createNodes.js'
import type { Upstreams } from '../../nodes/createUpstreams.js'
import { createMethodCheck, type MethodOptions } from './methods.js'
import { type RpcCalls, readCalls, rpcCodes, rpcError } from './readCalls.js'

/** The answer to the caller. The body is empty for notifications. */
export type RpcReply = {
  readonly status: 200 | 204 | 400 | 429 | 502 | 503 | 504
  readonly body: string | ReadableStream<Uint8Array>
  /** Seconds. */
  readonly retryAfter?: number | undefined
  /** Frees the memory of the body. To be called once it was sent. */
  release?(): void
}

/** Forwards JSON-RPC to the nodes of a chain, and to no other address. */
export type RpcProxy = {
  /** CAIP-2 ids of the chains that it serves. */
  readonly chains: readonly string[]
  call(parameters: {
    readonly chainId: string
    readonly body: string
    /** Budgets that the calls are charged to. */
    readonly budgets: readonly [Budget, ...Budget[]]
    readonly signal: AbortSignal
  }): Promise<RpcReply>
}

/** Creates a proxy for the nodes of every chain. */
export function createRpcProxy(parameters: {
  readonly nodes: Nodes
  readonly limiter: Limiter
  readonly maxBatch: number
  /** Milliseconds that the nodes have, for the message. */
  readonly timeout: number
  /** Methods that are forwarded in addition to the default methods. */
  readonly methods: MethodOptions | undefined
}): RpcProxy {
  const { nodes, limiter, maxBatch, timeout } = parameters
  const chains = new Map<string, { upstreams: Upstreams; isAllowed: (method: string) => boolean }>()
  for (const [id, upstreams] of nodes) {
    chains.set(id, { upstreams, isAllowed: createMethodCheck(id, parameters.methods) })
  }
  return {
    chains: [...chains.keys()],
    call: async ({ chainId, body, budgets, signal }) => {
      const chain = chains.get(chainId)
      const calls = readCalls(body, maxBatch, chain?.isAllowed ?? (() => true))
      if ('error' in calls) {
        const isAnswer = calls.error.code === rpcCodes.methodNotFound
        return { status: isAnswer ? 200 : 400, body: JSON.stringify(calls) }
      }
      const answerAll = (code: number, message: string) => {
        const errors = calls.calls.flatMap(({ id }) =>
          id === undefined ? [] : [rpcError(id, code, message)],
        )
        return JSON.stringify(calls.batch ? [...errors, ...calls.refused] : (errors[0] ?? ''))
      }
      if (calls.calls.length === 0) return { status: 200, body: JSON.stringify(calls.refused) }
      const taken = await limiter.take(calls.calls.length, ...budgets)
      if (!taken.allowed) {
        const retryAfter = Math.max(1, Math.ceil(taken.retryAfter / 1000))
        const message = `Limit exceeded: too many calls, try again in ${retryAfter} s`
        return { status: 429, body: answerAll(rpcCodes.limit, message), retryAfter }
      }
      const texts = calls.calls.map(({ text }) => text).join(',')
      const upstreamBody = calls.batch ? `[${texts}]` : texts
      const isNotification = calls.refused.length === 0 && calls.calls.every(({ id }) => id === undefined)
      const canStream = !calls.batch && !isNotification
      const outcome = await chain?.upstreams.ask(upstreamBody, canStream, signal)
      if (outcome?.kind === 'failed' && outcome.reason === 'busy') {
        const message = 'Limit exceeded: this gateway is busy, try again in 1 s'
        return { status: 503, body: answerAll(rpcCodes.limit, message), retryAfter: 1 }
      }
      if (!outcome || outcome.kind === 'failed') {
        const late = outcome?.reason === 'timeout'
        const message = late
          ? `Internal error: no node of ${chainId} answered within ${timeout} ms`
          : `Internal error: no node of ${chainId} gave an answer`
        return { status: late ? 504 : 502, body: answerAll(rpcCodes.internal, message) }
      }
      if (outcome.kind === 'stream') return { status: 200, body: outcome.stream, release: outcome.release }
      if (isNotification) {
        if ('release' in outcome) outcome.release()
        return { status: 204, body: '' }
      }
      if (outcome.kind === 'empty') {
        return { status: 502, body: answerAll(rpcCodes.internal, 'Internal error: the node gave no answer') }
      }
      const answer = calls.batch ? completeBatch(calls, outcome) : outcome.text
      return { status: 200, body: answer, release: outcome.release }
    },
  }
}

/** Returns the body for a batch: the upstream's answers, and an error for each call that it omitted or we refused. */
function completeBatch(
  calls: RpcCalls,
  upstream: { readonly text: string; readonly value: unknown },
): string {
  const { text, value } = upstream
  const asked = calls.calls.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (!Array.isArray(value)) {
    // A single error for the whole batch, as nodes without batch support return it.
    const error: unknown =
      typeof value === 'object' && value !== null && 'error' in value ? value.error : undefined
    const known = error ?? {
      code: rpcCodes.internal,
      message: 'Internal error: the node does not answer batches',
    }
    return JSON.stringify([...asked.map(id => ({ jsonrpc: '2.0', id, error: known })), ...calls.refused])
  }
  const answered = new Set(value.map((answer: { id?: unknown }) => answer.id))
  const missing = asked.filter(id => !answered.has(id))
  if (missing.length === 0 && calls.refused.length === 0) return text
  const filled = missing.map(id => rpcError(id, rpcCodes.internal, 'Internal error: the node gave no answer'))
  return JSON.stringify([...value, ...filled, ...calls.refused])
}
