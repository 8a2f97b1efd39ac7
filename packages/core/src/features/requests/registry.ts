import { createOwned, getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { RequestAbortedError } from './errors.js'
import { activityAtom } from './start/atoms.js'
import type { PendingRequest, RequestActivity, RequestOutcome } from './types.js'

/** A pending request and how to end it from this side. */
export type OpenRequest = {
  readonly request: PendingRequest
  readonly end: (error: unknown) => void
}

export type Registry = {
  /** Id of the next request. */
  nextId: number
  /** By id, oldest first. */
  readonly open: Map<number, OpenRequest>
  last: RequestOutcome | undefined
  /** The batch to show the status of. */
  shownCalls: RequestActivity['shownCalls']
  /** The window in which the open approval is answered. */
  approvalWindow: RequestActivity['approvalWindow']
  failedAbort: RequestActivity['failedAbort']
  returned: RequestActivity['returned']
  /** Whether the app has `returned`. */
  isReturnedTaken: boolean
  /** Called when the client is destroyed. */
  destroy(): void
}

export const getRegistry = /*#__PURE__*/ createOwned('requests', (): Registry => {
  const open: Registry['open'] = new Map()
  return {
    nextId: 1,
    open,
    last: undefined,
    shownCalls: undefined,
    approvalWindow: undefined,
    failedAbort: undefined,
    returned: undefined,
    isReturnedTaken: true,
    destroy() {
      for (const { request, end } of open.values()) end(new RequestAbortedError(request))
      open.clear()
    },
  }
})

/** Updates the atoms from the open requests. */
export function publishActivity(client: Client): void {
  const { open, last, shownCalls, approvalWindow, failedAbort, returned } = getRegistry(client)
  const pending = [...open.values()].map(({ request }) => request)
  getStore(client).set(activityAtom, { pending, last, shownCalls, approvalWindow, failedAbort, returned })
}
