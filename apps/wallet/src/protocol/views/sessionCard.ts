import type { SessionTypes } from '@walletconnect/types'
import { element } from '../../popup/element.js'
import { shortAddress } from '../../popup/shortAddress.js'
import { solanaChainName } from '../../solana/solanaChainName.js'
import { chainName } from '../chainName.js'
import type { Context } from '../context.js'
import { emitAccounts } from '../emitAccounts.js'
import { emitChain } from '../emitChain.js'
import { emitForeign } from '../emitForeign.js'
import { knownChains } from '../knownChains.js'
import { sessionGrant } from '../sessionGrant.js'
import { appHead } from './appHead.js'
import { run } from './run.js'
import { updateForm } from './updateForm.js'

/** A session, and everything a wallet can do to it. */
export function sessionCard(context: Context, session: SessionTypes.Struct, index: number): HTMLElement {
  const { kit, store } = context
  const { topic, expiry, peer } = session
  const grant = sessionGrant(session)
  const chains = knownChains(context)
  const active = store.get().active[topic] ?? grant.chainIds[0]
  const button = (testId: string, label: string, action: () => Promise<unknown>, className = '') =>
    element(
      'button',
      {
        'data-testid': testId,
        class: className,
        onclick: () => void run(() => action().then(context.changed)),
      },
      label,
    )
  const fact = (term: string, testId: string, texts: string[]) => [
    element('dt', {}, term),
    element('dd', { 'data-testid': testId }, texts.join(', ')),
  ]
  return element(
    'section',
    {
      'data-testid': `session-${index}`,
      'aria-label': `Session with ${peer.metadata.name}`,
      'data-topic': topic,
      'data-expiry': expiry,
      'data-accounts': grant.accounts.join(' '),
      'data-chains': grant.chainIds.join(' '),
      'data-active-chain': active,
      'data-solana-accounts': grant.solana.accounts.join(' ') || undefined,
      'data-solana-chains': grant.solana.chains.join(' ') || undefined,
    },
    appHead(peer.metadata, 'h3'),
    element(
      'dl',
      {},
      ...fact(
        'Accounts',
        'session-accounts',
        [...grant.accounts, ...grant.solana.accounts].map(shortAddress),
      ),
      ...fact('Networks', 'session-chains', [
        ...grant.chainIds.map(id => chainName(chains, id)),
        ...grant.solana.chains.map(id => solanaChainName(context.config.solanaChains, id)),
      ]),
      ...fact('In use', 'session-active', active === undefined ? [] : [chainName(chains, active)]),
      ...fact('Until', 'session-expiry', [new Date(expiry * 1000).toLocaleString()]),
    ),
    updateForm(context, session),
    element(
      'div',
      { class: 'buttons' },
      button('emit-accounts', 'Next account', () => emitAccounts(context, session)),
      button('emit-chain', 'Next network', () => emitChain(context, session)),
      button('emit-foreign', 'Emit an event not granted', () =>
        emitForeign(
          context,
          topic,
          active === undefined ? (grant.solana.chains[0] ?? '') : `eip155:${active}`,
        ),
      ),
      button('extend', 'Extend', () => kit.extendSession({ topic })),
      button('ping', 'Ping', () => kit.engine.signClient.ping({ topic })),
      button(
        'delete',
        'Disconnect',
        () => kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
        'danger',
      ),
    ),
  )
}
