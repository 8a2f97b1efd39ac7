import type { ProposalTypes } from '@walletconnect/types'
import { Fragment, useState } from 'react'
import { getAddress } from 'viem'
import { solanaAddresses } from '../../methods/siteCall.js'
import { MessageText, SignInWarning } from '../../ui/MessageText.js'
import { listStatements, readAuthentication } from '../authentication.js'
import { answerProposal, parseProposal } from '../proposals.js'
import { siteOrigin } from '../requests/toSiteCall.js'
import type { SessionGrant } from '../sessions.js'
import { knownChains, supportedEvents, supportedMethods } from '../supported.js'
import type { Context } from '../types.js'
import { Actions } from './Actions.js'
import { AppHead } from './AppHead.js'
import { accountChoices, Choices, chainChoices, splitChains } from './Choices.js'

const named = (names: readonly string[], supported: readonly string[]) =>
  names.map(name => ({
    value: name,
    label: name,
    note: supported.includes(name) ? undefined : 'not supported',
  }))

/** An app that requests a session: who it is, what it requests, and the choice of accounts and networks. */
export function ProposalView({ context, proposal }: { context: Context; proposal: ProposalTypes.Struct }) {
  const { config, store } = context
  const app = proposal.proposer.metadata
  const requested = parseProposal(proposal)
  const both = (what: 'methods' | 'events') => [
    ...new Set([...requested.eip155[what], ...requested.solana[what]]),
  ]
  const known = knownChains(context)
  const solanaChains = config.solanaChains.filter(({ id }) => requested.solanaChains.includes(id))
  const unknown = [
    ...requested.chainIds.filter(id => !known.some(chain => chain.id === id)).map(id => `eip155:${id}`),
    ...requested.solanaChains.filter(id => !solanaChains.some(chain => chain.id === id)),
    ...requested.foreign,
  ]
  const requestedIds = [...requested.chainIds.map(String), ...requested.solanaChains]
  const networks = chainChoices([...known, ...solanaChains]).map(choice => ({
    ...choice,
    note: requestedIds.includes(choice.value) ? undefined : 'not asked for',
  }))
  const [accounts, setAccounts] = useState(context.accounts.slice(0, 1).map(({ address }): string => address))
  const [chains, setChains] = useState(networks.filter(({ note }) => !note).map(({ value }) => value))
  const [methods, setMethods] = useState(both('methods').filter(name => supportedMethods.includes(name)))
  const [events, setEvents] = useState(both('events').filter(name => supportedEvents.includes(name)))
  const [payloads] = useState(() => (store.get().settings.noSignIn ? [] : readAuthentication(proposal)))

  const picked = accounts.map(address => getAddress(address))
  const requestedOf = (namespace: 'eip155' | 'solana') => ({
    methods: methods.filter(name => requested[namespace].methods.includes(name)),
    events: events.filter(name => requested[namespace].events.includes(name)),
  })
  const { chainIds, solanaChains: solanaIds } = splitChains(chains)
  const grant: SessionGrant = {
    accounts: picked,
    chainIds,
    ...requestedOf('eip155'),
    solana: {
      accounts: solanaAddresses(context.accounts, picked),
      chains: solanaIds,
      ...requestedOf('solana'),
    },
  }
  const statements = listStatements(context, payloads, grant)
  return (
    <section className="prompt" data-testid="proposal" aria-label="Proposal" data-id={proposal.id}>
      <p className="soft">An app wants to connect</p>
      <AppHead app={app} level="h2" />
      <Choices
        legend="Accounts it may see"
        testId="account-choice"
        choices={accountChoices(context.accounts)}
        chosen={accounts}
        onChange={setAccounts}
      />
      <Choices
        legend="Networks"
        testId="chain-choice"
        choices={networks}
        chosen={chains}
        onChange={setChains}
      />
      {unknown.length > 0 && (
        <p className="soft" data-testid="unknown-chains">
          {`Not known to this wallet: ${unknown.join(', ')}`}
        </p>
      )}
      <details>
        <summary data-testid="permissions">What it may ask for</summary>
        <Choices
          legend="Methods"
          testId="method-choice"
          choices={named(both('methods'), supportedMethods)}
          chosen={methods}
          onChange={setMethods}
        />
        <Choices
          legend="Events"
          testId="event-choice"
          choices={named(both('events'), supportedEvents)}
          chosen={events}
          onChange={setEvents}
        />
      </details>
      <div>
        {statements.length > 0 && <h3>Signs you in with</h3>}
        {statements.map(({ text, iss }) => (
          <Fragment key={`${iss} ${text}`}>
            {URL.canParse(app.url) && <SignInWarning text={text} origin={siteOrigin(app.url)} />}
            <MessageText testId="sign-in-message" text={text} />
          </Fragment>
        ))}
      </div>
      <Actions
        canApprove={accounts.length > 0 && chains.length > 0}
        onApprove={() => answerProposal(context, proposal.id, grant, statements)}
        onReject={() => answerProposal(context, proposal.id, undefined)}
      />
    </section>
  )
}
