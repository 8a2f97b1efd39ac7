import type { SessionTypes } from '@walletconnect/types'
import { useState } from 'react'
import { solanaAddresses } from '../../methods/siteCall.js'
import { runAction } from '../../ui/runAction.js'
import { grantNamespaces, sessionGrant } from '../sessions.js'
import { knownChains } from '../supported.js'
import type { Context } from '../types.js'
import { accountChoices, Choices, chainChoices, splitChains } from './Choices.js'

/** Changes the accounts and networks of a session. */
export function UpdateForm({ context, session }: { context: Context; session: SessionTypes.Struct }) {
  const grant = sessionGrant(session)
  const solanaInUse = grant.solana.accounts.flatMap(address =>
    context.accounts.filter(({ solana }) => solana.address === address).map(account => account.address),
  )
  const inUse = grant.accounts.length > 0 ? grant.accounts : solanaInUse
  const [accounts, setAccounts] = useState<string[]>(inUse)
  const [chains, setChains] = useState([...grant.chainIds.map(String), ...grant.solana.chains])
  // An app that never requested Solana could not use it.
  const solanaChains = grant.solana.chains.length > 0 ? context.config.solanaChains : []
  const networks = chainChoices([...knownChains(context), ...solanaChains])
  const save = async () => {
    const picked = context.accounts
      .map(({ address }) => address)
      .filter(address => accounts.includes(address))
    const listed = networks.map(({ value }) => value).filter(value => chains.includes(value))
    const { chainIds, solanaChains: solanaIds } = splitChains(listed)
    if (picked.length === 0 || listed.length === 0)
      throw new Error('A session needs an account and a network. To end it, choose “Disconnect”.')
    // The first account is the active one. It stays first as long as it is chosen.
    const kept = inUse.filter(address => picked.includes(address))
    const ordered = [...kept, ...picked.filter(address => !kept.includes(address))]
    await context.kit.updateSession({
      topic: session.topic,
      namespaces: grantNamespaces({
        ...grant,
        accounts: ordered,
        chainIds,
        solana: {
          ...grant.solana,
          accounts: solanaAddresses(context.accounts, ordered),
          chains: solanaIds,
        },
      }),
    })
    context.changed()
  }
  return (
    <details className="update">
      <summary data-testid="update">Change accounts and networks</summary>
      <Choices
        legend="Accounts"
        testId="update-account"
        choices={accountChoices(context.accounts)}
        chosen={accounts}
        onChange={setAccounts}
      />
      <Choices
        legend="Networks"
        testId="update-chain"
        choices={networks}
        chosen={chains}
        onChange={setChains}
      />
      <button type="button" data-testid="update-apply" onClick={() => void runAction(save)}>
        Update
      </button>
    </details>
  )
}
