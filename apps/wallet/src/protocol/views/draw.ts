import type { Context } from '../context.js'
import { listAsks } from '../listAsks.js'
import type { Ask } from '../types.js'
import { behaviourSection } from './behaviourSection.js'
import type { Frame } from './createFrame.js'
import { proposalView } from './proposalView.js'
import { reconcile } from './reconcile.js'
import { requestView } from './requestView.js'
import { sessionCard } from './sessionCard.js'
import { signInView } from './signInView.js'

const askView = (context: Context, ask: Ask): HTMLElement => {
  if (ask.kind === 'proposal') return proposalView(context, ask.proposal)
  if (ask.kind === 'signIn') return signInView(context, ask.request)
  const approval = context.approvals.get(ask.id)
  if (!approval) throw new Error('Only requests that were read are listed.')
  return requestView(context, ask.request, approval)
}

/** Shows the state as it is now. */
export function draw(context: Context, frame: Frame): void {
  const { store, kit } = context
  const asks = listAsks(context)
  const [first] = asks
  reconcile(
    frame.asks,
    first ? [{ key: `${first.kind}-${first.id}`, version: '', make: () => askView(context, first) }] : [],
  )
  frame.waiting.textContent = asks.length > 1 ? `${asks.length - 1} more after this` : ''
  const { active, chains } = store.get()
  const sessions = Object.values(kit.getActiveSessions())
  reconcile(
    frame.sessions,
    sessions.map((session, index) => ({
      key: session.topic,
      version: JSON.stringify([index, session.namespaces, session.expiry, active[session.topic], chains]),
      make: () => sessionCard(context, session, index),
    })),
  )
  frame.noSessions.hidden = sessions.length > 0
  const connected = kit.core.relayer.connected
  frame.relay.textContent = connected ? 'Relay: connected' : 'Relay: not connected'
  frame.relay.dataset.connected = String(connected)
  const { settings, held } = store.get()
  const offline = kit.core.relayer.transportExplicitlyClosed
  reconcile(frame.behaviour, [
    {
      key: 'behaviour',
      version: JSON.stringify([settings, held.length, offline]),
      make: () => behaviourSection(context),
    },
  ])
  document.body.dataset.pending = String(kit.getPendingSessionRequests().length)
}
