import { useLayoutEffect, useSyncExternalStore } from 'react'
import { listPending } from '../pending.js'
import type { Context, PendingItem } from '../types.js'
import { BehaviourSection } from './BehaviourSection.js'
import { PairSection } from './PairSection.js'
import { ProposalView } from './ProposalView.js'
import { RequestView } from './RequestView.js'
import { SessionCard } from './SessionCard.js'
import { SignInView } from './SignInView.js'

function PendingView({ context, item }: { context: Context; item: PendingItem }) {
  if (item.kind === 'proposal') return <ProposalView context={context} proposal={item.proposal} />
  if (item.kind === 'signIn') return <SignInView context={context} request={item.request} />
  const approval = context.approvals.get(item.id)
  return approval && <RequestView context={context} request={item.request} approval={approval} />
}

function Sessions({ context }: { context: Context }) {
  const { kit, store } = context
  const { active, chains } = store.get()
  const sessions = Object.values(kit.getActiveSessions())
  return (
    <>
      <h2>Sessions</h2>
      <div data-testid="sessions">
        {sessions.map((session, index) => {
          const { topic, namespaces, expiry } = session
          // A session that has changed is mounted again, which resets the form in it.
          const version = JSON.stringify([index, namespaces, expiry, active[topic], chains])
          return <SessionCard key={`${topic} ${version}`} context={context} session={session} index={index} />
        })}
      </div>
      {sessions.length === 0 && (
        <section>
          <p className="soft">None yet.</p>
        </section>
      )}
    </>
  )
}

type AppProps = {
  context: Context
  subscribe(listener: () => void): () => void
  version(): number
}

/** The wallet's page: what waits for a click, the ways to connect, and the sessions. */
export function App({ context, subscribe, version }: AppProps) {
  useSyncExternalStore(subscribe, version)
  const { kit } = context
  const pending = listPending(context)
  const [first] = pending
  const { connected } = kit.core.relayer
  useLayoutEffect(() => {
    document.body.dataset.loaded = 'true'
    document.body.dataset.pending = String(kit.getPendingSessionRequests().length)
  })
  return (
    <>
      <div className="column">
        <div aria-live="polite">
          {first && <PendingView key={`${first.kind}-${first.id}`} context={context} item={first} />}
        </div>
        <p className="soft waiting" data-testid="waiting">
          {pending.length > 1 ? `${pending.length - 1} more after this` : ''}
        </p>
        <PairSection context={context} />
        <p className="relay" data-testid="relay-status" data-connected={connected}>
          {connected ? 'Relay: connected' : 'Relay: not connected'}
        </p>
      </div>
      <div className="column">
        <Sessions context={context} />
        <BehaviourSection context={context} />
      </div>
    </>
  )
}

/** Shown while another tab is the wallet. */
export function OpenElsewhere({ handedOver }: { handedOver: boolean }) {
  return (
    <section data-testid="elsewhere">
      <h2>The wallet is open in another tab</h2>
      <p>{handedOver ? 'The link was handed to it.' : 'Go on there, or close that tab.'}</p>
    </section>
  )
}
