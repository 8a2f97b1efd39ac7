import type { Context } from '../context.js'
import { settleWith } from '../statements/settleWith.js'
import type { Answer } from '../types.js'

/** Hands an answer to the protocol. */
export async function sendAnswer({ kit }: Pick<Context, 'kit'>, answer: Answer): Promise<void> {
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
    case 'refuseSignIn':
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
