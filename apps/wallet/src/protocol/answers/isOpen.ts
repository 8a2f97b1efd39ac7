import type { Context } from '../context.js'
import type { Answer } from '../types.js'

/** If an answer is still waited for. */
export function isOpen({ kit }: Pick<Context, 'kit'>, { kind, id }: Answer): boolean {
  const { signClient } = kit.engine
  if (kind === 'respond') return kit.getPendingSessionRequests().some(request => request.id === id)
  if (kind === 'approve' || kind === 'reject') return signClient.proposal.keys.includes(id)
  return signClient.auth.requests.keys.includes(id)
}
