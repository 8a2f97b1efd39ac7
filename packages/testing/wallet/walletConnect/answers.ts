import { toRpcError } from '../../src/common/rpc.js'
import type { Kit } from './kit/createKit.js'
import type { Answer, Context, JsonRpcError, SignedStatement } from './types.js'

/** The reason of a rejected proposal or sign-in. */
export const userRejected: JsonRpcError = { code: 5000, message: 'User rejected.' }

/** Maps an error to WalletConnect's form, in which `data` is text. */
export function replyError(error: unknown): JsonRpcError {
  const { code, message, data } = toRpcError(error)
  if (data === undefined) return { code, message }
  return { code, message, data: typeof data === 'string' ? data : JSON.stringify(data) }
}

/**
 * Approves a proposal with signed statements in the settlement. The library is older than these and settles without
 * them, so they are added where it encodes the message.
 */
const settleWith = async (
  kit: Kit,
  authentication: readonly SignedStatement[],
  approve: () => Promise<unknown>,
) => {
  const { crypto: cipher } = kit.core
  const { encode } = cipher
  cipher.encode = (topic, payload, options) => {
    if (!('method' in payload) || payload.method !== 'wc_sessionSettle')
      return encode(topic, payload, options)
    const params = { ...payload.params, proposalRequestsResponses: { authentication } }
    return encode(topic, { ...payload, params }, options)
  }
  try {
    await approve()
  } finally {
    cipher.encode = encode
  }
}

const sendAnswer = async (kit: Kit, answer: Answer): Promise<void> => {
  switch (answer.kind) {
    case 'approve': {
      const { id, namespaces, scopedProperties, statements } = answer
      // The kit's own `approveSession` does not know `scopedProperties`.
      const approve = () => kit.engine.signClient.approve({ id, namespaces, scopedProperties })
      if (statements) await settleWith(kit, statements, approve)
      else await approve()
      return
    }
    case 'reject':
      await kit.rejectSession({ id: answer.id, reason: answer.reason })
      return
    case 'signIn':
      await kit.approveSessionAuthenticate({ id: answer.id, auths: answer.auths })
      return
    case 'rejectSignIn':
      await kit.rejectSessionAuthenticate({ id: answer.id, reason: answer.reason })
      return
    case 'respond': {
      const { id, topic, reply, update, events = [] } = answer
      if (update) await kit.updateSession({ topic, namespaces: update })
      await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...reply } })
      for (const event of events) await kit.emitSessionEvent(event)
    }
  }
}

/** Sends an answer, or holds it until "Release" when the wallet is set to answer late. */
export async function giveAnswer(context: Context, answer: Answer): Promise<void> {
  const hold = () =>
    context.store.update(draft => {
      draft.held.push(answer)
    })
  context.approvals.delete(answer.id)
  if (context.store.get().settings.answerLate) hold()
  else
    try {
      await sendAnswer(context.kit, answer)
    } catch (error) {
      // If it were shown again, a transaction that was sent could be sent twice.
      if (answer.kind === 'respond') hold()
      throw error
    }
  context.changed()
}

/** Whether the app still waits for an answer. */
const isOpen = (kit: Kit, { kind, id }: Answer) => {
  const { signClient } = kit.engine
  if (kind === 'respond') return kit.getPendingSessionRequests().some(request => request.id === id)
  if (kind === 'approve' || kind === 'reject') return signClient.proposal.keys.includes(id)
  return signClient.auth.requests.keys.includes(id)
}

/** Sends the held answers in order. An answer that cannot be sent stays held, one that has expired is dropped. */
export async function releaseHeld({ kit, store }: Pick<Context, 'kit' | 'store'>): Promise<void> {
  for (const answer of store.get().held) {
    if (isOpen(kit, answer)) await sendAnswer(kit, answer)
    store.update(draft => {
      draft.held = draft.held.filter(({ id }) => id !== answer.id)
    })
  }
}
