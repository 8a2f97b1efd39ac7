import type { SessionTypes } from '@walletconnect/types'
import { chainName } from '../../../src/common/chains.js'
import { runAction } from '../../ui/runAction.js'
import { shortAddress } from '../../ui/shortAddress.js'
import { emitAccounts, emitChain, emitForeign, sessionGrant } from '../sessions.js'
import { knownChains } from '../supported.js'
import type { Context } from '../types.js'
import { AppHead } from './AppHead.js'
import { UpdateForm } from './UpdateForm.js'

type SessionCardProps = { context: Context; session: SessionTypes.Struct; index: number }

/** A session, and everything that a wallet can do with it. */
export function SessionCard({ context, session, index }: SessionCardProps) {
  const { kit, store, config, changed } = context
  const { topic, expiry, peer } = session
  const grant = sessionGrant(session)
  const { solana } = grant
  const chains = knownChains(context)
  const active = store.get().active[topic] ?? grant.chainIds[0]
  const foreignChain = active === undefined ? (solana.chains[0] ?? '') : `eip155:${active}`
  const facts: [term: string, testId: string, texts: string[]][] = [
    ['Accounts', 'session-accounts', [...grant.accounts, ...solana.accounts].map(shortAddress)],
    [
      'Networks',
      'session-chains',
      [
        ...grant.chainIds.map(id => chainName(chains, id)),
        ...solana.chains.map(id => chainName(config.solanaChains, id)),
      ],
    ],
    ['In use', 'session-active', active === undefined ? [] : [chainName(chains, active)]],
    ['Until', 'session-expiry', [new Date(expiry * 1000).toLocaleString()]],
  ]
  const button = (testId: string, label: string, action: () => Promise<unknown>, className?: string) => (
    <button
      type="button"
      data-testid={testId}
      className={className}
      onClick={() => void runAction(() => action().then(changed))}
    >
      {label}
    </button>
  )
  return (
    <section
      data-testid={`session-${index}`}
      aria-label={`Session with ${peer.metadata.name}`}
      data-topic={topic}
      data-expiry={expiry}
      data-accounts={grant.accounts.join(' ')}
      data-chains={grant.chainIds.join(' ')}
      data-active-chain={active}
      data-solana-accounts={solana.accounts.join(' ') || undefined}
      data-solana-chains={solana.chains.join(' ') || undefined}
    >
      <AppHead app={peer.metadata} level="h3" />
      <dl>
        {facts.flatMap(([term, testId, texts]) => [
          <dt key={term}>{term}</dt>,
          <dd key={testId} data-testid={testId}>
            {texts.join(', ')}
          </dd>,
        ])}
      </dl>
      <UpdateForm context={context} session={session} />
      <div className="buttons">
        {button('emit-accounts', 'Next account', () => emitAccounts(context, session))}
        {button('emit-chain', 'Next network', () => emitChain(context, session))}
        {button('emit-foreign', 'Emit an event not granted', () => emitForeign(context, topic, foreignChain))}
        {button('extend', 'Extend', () => kit.extendSession({ topic }))}
        {button('ping', 'Ping', () => kit.engine.signClient.ping({ topic }))}
        {button(
          'delete',
          'Disconnect',
          () => kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
          'danger',
        )}
      </div>
    </section>
  )
}
