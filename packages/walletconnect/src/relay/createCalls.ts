import { AbortedError } from '../errors/clientErrors.js'
import type { RelayCallOptions } from './types.js'

/** A call of this tab, or of one that relies on it. */
export type Call = {
  readonly tab: string
  readonly id: string
  readonly method: string
  readonly params: { readonly [name: string]: unknown }
}

/** A call that waits for its answer. */
export type PendingCall = Call & {
  /** Milliseconds since 1970. */
  readonly until: number
  /** Aborted when this tab is not the one to ask the relay any more. */
  running: AbortController | undefined
  settle(error: Error | undefined, result?: unknown): void
}

/** The calls that wait for an answer, whoever owns the socket meanwhile. */
export type Calls = {
  readonly pending: ReadonlyMap<string, PendingCall>
  /** Waits for the answer, until its time is up or nobody waits any more. */
  wait(call: Call, options: RelayCallOptions & { deadline: number }): Promise<unknown>
}

export function createCalls(parameters: {
  now(): number
  /** Has a call asked. */
  start(call: PendingCall): void
  /** Nobody waits for the answer any more. */
  onGiveUp(call: Call): void
  /** Why there was no answer in time. */
  lateError(): Error
}): Calls {
  const { now, start, onGiveUp, lateError } = parameters
  const pending = new Map<string, PendingCall>()
  return {
    pending,
    wait: (call, { deadline, signal }) =>
      new Promise((resolve, reject) => {
        const key = `${call.tab}.${call.id}`
        const giveUp = (error: Error) => {
          waiting.settle(error)
          onGiveUp(call)
        }
        const abort = () => giveUp(new AbortedError({ cause: signal?.reason }))
        const timer = setTimeout(() => giveUp(lateError()), deadline)
        signal?.addEventListener('abort', abort)
        const waiting: PendingCall = {
          ...call,
          until: now() + deadline,
          running: undefined,
          settle(error, result) {
            clearTimeout(timer)
            signal?.removeEventListener('abort', abort)
            pending.delete(key)
            waiting.running?.abort()
            if (error) reject(error)
            else resolve(result)
          },
        }
        pending.set(key, waiting)
        start(waiting)
      }),
  }
}
