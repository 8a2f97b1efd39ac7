import type { SessionTypes } from '@walletconnect/types'
import { getAddress } from 'viem'
import { element } from '../../popup/element.js'
import { shortAddress } from '../../popup/shortAddress.js'
import type { Context } from '../context.js'
import { grantNamespaces } from '../grantNamespaces.js'
import { knownChains } from '../knownChains.js'
import { sessionGrant } from '../sessionGrant.js'
import { solanaAddresses } from '../solanaAddresses.js'
import { choices } from './choices.js'
import { chosen } from './chosen.js'
import { chosenChains } from './chosenChains.js'
import { run } from './run.js'

/** Another choice of accounts and networks for a session. */
export function updateForm(context: Context, session: SessionTypes.Struct): HTMLElement {
  const grant = sessionGrant(session)
  const solanaInUse = grant.solana.accounts.flatMap(address =>
    context.accounts.filter(({ solana }) => solana.address === address).map(account => account.address),
  )
  const inUse = grant.accounts.length > 0 ? grant.accounts : solanaInUse
  const save = async () => {
    const picked = chosen(form, 'update-account').map(address => getAddress(address))
    const { chainIds, solanaChains } = chosenChains(form, 'update-chain')
    if (picked.length === 0 || chainIds.length + solanaChains.length === 0)
      throw new Error('A session needs an account and a network. To end it, choose “Disconnect”.')
    // The first account is the one in use; it stays first as long as it is there.
    const kept = inUse.filter(address => picked.includes(address))
    const accounts = [...kept, ...picked.filter(address => !kept.includes(address))]
    await context.kit.updateSession({
      topic: session.topic,
      namespaces: grantNamespaces({
        ...grant,
        accounts,
        chainIds,
        solana: {
          ...grant.solana,
          accounts: solanaAddresses(context.accounts, accounts),
          chains: solanaChains,
        },
      }),
    })
    context.changed()
  }
  const form: HTMLElement = element(
    'details',
    { class: 'update' },
    element('summary', { 'data-testid': 'update' }, 'Change accounts and networks'),
    choices(
      'Accounts',
      'update-account',
      context.accounts.map(({ address }, index) => ({
        value: address,
        label: `Account ${index + 1}`,
        note: shortAddress(address),
        checked: inUse.includes(address),
      })),
    ),
    choices('Networks', 'update-chain', [
      ...knownChains(context).map(({ id, name }) => ({
        value: `${id}`,
        label: `${name} (${id})`,
        checked: grant.chainIds.includes(id),
      })),
      // An app that never asked for Solana would not know what to do with it.
      ...context.config.solanaChains
        .filter(() => grant.solana.chains.length > 0)
        .map(({ id, name }) => ({
          value: id,
          label: `${name} (${id})`,
          checked: grant.solana.chains.includes(id),
        })),
    ]),
    element('button', { 'data-testid': 'update-apply', onclick: () => void run(save) }, 'Update'),
  )
  return form
}
