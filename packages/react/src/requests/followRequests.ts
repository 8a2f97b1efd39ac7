import {
  type RequestActivity,
  type RequestOutcome,
  rejectRequest,
  rejectRequests,
  requestActivityAtom,
  requestsAtom,
} from '@latchkit/core/requests'
import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { endTransactions } from './endTransactions.js'
import { isApproving } from './isApproving.js'
import { showApproval } from './showApproval.js'
import { tellOutcome } from './tellOutcome.js'
import { tellRefusal } from './tellRefusal.js'
import type { RequestsRuntime } from './types.js'

/**
 * Shows what embedded wallets are asked for, and ends requests when the person leaves. One per latchkit. `seen` is the
 * outcome that is old news.
 */
export function followRequests(latchkit: Latchkit, seen: RequestOutcome | undefined): RequestsRuntime {
  const { runtime, router } = getInternals(latchkit)
  if (runtime.requests) return runtime.requests
  const { client } = latchkit
  const { store } = client
  let before: RequestActivity = { pending: [], last: seen }
  let wasOpen = router.get().open
  let wasApproving = isApproving(latchkit)
  let silence = () => {}

  /** `isFirst`: whatever ended before this was loaded is over, except what has to be told. */
  function look(isFirst: boolean) {
    const now = store.get(requestActivityAtom)
    const { last } = before
    const known = new Set(before.pending.map(({ id }) => id))
    before = now
    if (now.last && now.last !== last) {
      const { last: outcome } = now
      if (outcome.status === 'notAllowed') {
        silence()
        endTransactions(latchkit, requests, ({ onError }) => onError?.(outcome.error))
        silence = tellRefusal(latchkit)
      } else if (!isFirst) tellOutcome(latchkit, requests, outcome)
    }
    if (now.pending.some(({ id, policy }) => policy === 'notSafe' && !known.has(id))) showApproval(latchkit)
  }

  function lookAtModal() {
    const { open } = router.get()
    const hasClosed = wasOpen && !open
    const hasLeft = wasApproving && !isApproving(latchkit)
    wasOpen = open
    wasApproving = isApproving(latchkit)
    if (requests.leaving) return
    if (hasClosed) {
      rejectRequests(client)
      endTransactions(latchkit, requests, ({ onCancel }) => onCancel?.())
    } else if (hasLeft)
      for (const { id, policy } of store.get(requestsAtom))
        if (policy === 'notSafe') rejectRequest(client, { id })
  }

  const stops = [store.sub(requestActivityAtom, () => look(false)), router.subscribe(lookAtModal)]
  const requests: RequestsRuntime = {
    transactions: [],
    leaving: false,
    stop() {
      silence()
      for (const stop of stops) stop()
      runtime.requests = undefined
      rejectRequests(client)
      endTransactions(latchkit, requests, ({ onCancel }) => onCancel?.())
    },
  }
  runtime.requests = requests
  look(true)
  return requests
}

// biome-ignore lint/performance/noBarrelFile: what this shares with the modal then stays in the page's first chunk, instead of splitting it.
export { mountModal } from '../modal/mountModal.js'
