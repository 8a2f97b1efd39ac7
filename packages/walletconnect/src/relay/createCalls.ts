import { AbortedError } from '../errors/clientErrors.js'
import type { RelayCallOptions } from './types.js'

/** A call to the relay by this tab, or by a tab that uses the socket of this tab. */
export type Call = {
  readonly tab: string
  readonly id: string
  readonly method: string
  readonly params: { readonly [name: string]: unknown }
}

/** A call that the relay has not answered yet. */
export type PendingCall = Call & {
  /** Milliseconds since 1970. */
  readonly until: number
  /** Aborted when this tab no longer owns the socket. */
  running: AbortController | undefined
  settle(error: Error | undefined, result?: unknown): void
}

/** The pending calls. They outlive a change of the tab that owns the socket. */
export type Calls = {
  readonly pending: ReadonlyMap<string, PendingCall>
  /** Starts a call and resolves to its result. Rejects at the deadline and when `signal` is aborted. */
  add(call: Call, options: RelayCallOptions & { deadline: number }): Promise<unknown>
}

export function createCalls(parameters: {
  now(): number
  /** Sends a call. */
  start(call: PendingCall): void
  /** Called when a call timed out or was aborted. */
  onCancel(call: Call): void
  /** Creates the error of a call that timed out. */
  timeoutError(): Error
}): Calls {
  const { now, start, onCancel, timeoutError } = parameters
  const pending = new Map<string, PendingCall>()
  return {
    pending,
    add: (call, { deadline, signal }) =>
      new Promise((resolve, reject) => {
        const key = `${call.tab}.${call.id}`
        const cancel = (error: Error) => {
          added.settle(error)
          onCancel(call)
        }
        const abort = () => cancel(new AbortedError({ cause: signal?.reason }))
        const timer = setTimeout(() => cancel(timeoutError()), deadline)
        signal?.addEventListener('abort', abort)
        const added: PendingCall = {
          ...call,
          until: now() + deadline,
          running: undefined,
          settle(error, result) {
            clearTimeout(timer)
            signal?.removeEventListener('abort', abort)
            pending.delete(key)
            added.running?.abort()
            if (error) reject(error)
            else resolve(result)
          },
        }
        pending.set(key, added)
        start(added)
      }),
  }
}
