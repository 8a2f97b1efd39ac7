import type { Context } from './context.js'
import type { Ask } from './types.js'

/** What waits for a click, the oldest first. */
export function listAsks({ kit, store, approvals, underWay }: Context): Ask[] {
  const { settings, held } = store.get()
  if (settings.silent) return []
  const { signClient } = kit.engine
  const signIns = settings.noSignIn ? [] : signClient.auth.requests.getAll()
  const asks: Ask[] = [
    ...signClient.proposal
      .getAll()
      .map(proposal => ({ kind: 'proposal', id: proposal.id, proposal }) as const),
    ...signIns.map(request => ({ kind: 'signIn', id: request.id, request }) as const),
    ...kit
      .getPendingSessionRequests()
      .filter(({ id }) => approvals.has(id))
      .map(request => ({ kind: 'request', id: request.id, request }) as const),
  ]
  return asks
    .filter(({ id }) => !underWay.has(id) && !held.some(answer => answer.id === id))
    .sort((one, other) => one.id - other.id)
}
