import type { ProposalTypes } from '@walletconnect/types'
import { element } from '../../popup/element.js'
import { shortAddress } from '../../popup/shortAddress.js'
import { answerProposal } from '../answers/answerProposal.js'
import type { Context } from '../context.js'
import { knownChains } from '../knownChains.js'
import { readProposal } from '../readProposal.js'
import { listStatements } from '../statements/listStatements.js'
import { readAuthentication } from '../statements/readAuthentication.js'
import { supportedEvents, supportedMethods } from '../supported.js'
import { actions } from './actions.js'
import { appHead } from './appHead.js'
import { choices } from './choices.js'
import { chosen } from './chosen.js'
import { chosenGrant } from './chosenGrant.js'
import { statementList } from './statementList.js'

const granted = (names: readonly string[], supported: readonly string[]) =>
  names.map(name => ({
    value: name,
    label: name,
    note: supported.includes(name) ? undefined : 'not supported',
    checked: supported.includes(name),
  }))

/** An app that wants a session: who, what for, and the choice of accounts and networks. */
export function proposalView(context: Context, proposal: ProposalTypes.Struct): HTMLElement {
  const asked = readProposal(proposal)
  const both = (what: 'methods' | 'events') => [...new Set([...asked.eip155[what], ...asked.solana[what]])]
  const chains = knownChains(context)
  const { solanaChains } = context.config
  const unknown = [
    ...asked.chainIds.filter(id => !chains.some(chain => chain.id === id)).map(id => `eip155:${id}`),
    ...asked.solanaChains.filter(id => !solanaChains.some(chain => chain.id === id)),
    ...asked.foreign,
  ]
  const accounts = context.accounts.map(({ address }, index) => ({
    value: address,
    label: `Account ${index + 1}`,
    note: shortAddress(address),
    checked: index === 0,
  }))
  const networks = chains.map(({ id, name }) => ({
    value: `${id}`,
    label: `${name} (${id})`,
    note: asked.chainIds.includes(id) ? undefined : 'not asked for',
    checked: asked.chainIds.includes(id),
  }))
  const solanaNetworks = solanaChains
    .filter(({ id }) => asked.solanaChains.includes(id))
    .map(({ id, name }) => ({ value: id, label: `${name} (${id})`, checked: true }))
  const payloads = context.store.get().settings.noSignIn ? [] : readAuthentication(proposal)
  const { url } = proposal.proposer.metadata
  const messages = element('div')
  const grant = () => chosenGrant(view, context.accounts, asked)
  const statements = () => listStatements(context, payloads, grant())
  const approve = () => answerProposal(context, proposal.id, grant(), statements())
  const view: HTMLElement = element(
    'section',
    { class: 'ask', 'data-testid': 'proposal', 'aria-label': 'Proposal', 'data-id': proposal.id },
    element('p', { class: 'soft' }, 'An app wants to connect'),
    appHead(proposal.proposer.metadata, 'h2'),
    choices('Accounts it may see', 'account-choice', accounts),
    choices('Networks', 'chain-choice', [...networks, ...solanaNetworks]),
    unknown.length > 0 &&
      element(
        'p',
        { class: 'soft', 'data-testid': 'unknown-chains' },
        `Not known to this wallet: ${unknown.join(', ')}`,
      ),
    element(
      'details',
      {},
      element('summary', { 'data-testid': 'permissions' }, 'What it may ask for'),
      choices('Methods', 'method-choice', granted(both('methods'), supportedMethods)),
      choices('Events', 'event-choice', granted(both('events'), supportedEvents)),
    ),
    messages,
    actions(approve, () => answerProposal(context, proposal.id, undefined)),
  )
  const button = view.querySelector<HTMLButtonElement>('[data-testid=approve]')
  const check = () => {
    const none = ['account-choice', 'chain-choice'].some(group => chosen(view, group).length === 0)
    if (button) button.disabled = none
    messages.replaceChildren(...statementList(statements(), url))
  }
  view.addEventListener('change', check)
  check()
  return view
}
