import type { SessionTypes } from '@walletconnect/types'
import { getAddress } from 'viem'
import { element } from '../../popup/element.js'
import { shortAddress } from '../../popup/shortAddress.js'
import type { Context } from '../context.js'
import { grantNamespaces } from '../grantNamespaces.js'
import { knownChains } from '../knownChains.js'
import { sessionGrant } from '../sessionGrant.js'
import { choices } from './choices.js'
import { chosen } from './chosen.js'
import { run } from './run.js'

/** Another choice of accounts and networks for a session. */
export function updateForm(context: Context, session: SessionTypes.Struct): HTMLElement {
  const grant = sessionGrant(session)
  const save = async () => {
    const picked = chosen(form, 'update-account').map(address => getAddress(address))
    const chainIds = chosen(form, 'update-chain').map(Number)
    if (picked.length === 0 || chainIds.length === 0)
      throw new Error('A session needs an account and a network. To end it, choose “Disconnect”.')
    // The first account is the one in use; it stays first as long as it is there.
    const kept = grant.accounts.filter(address => picked.includes(address))
    const accounts = [...kept, ...picked.filter(address => !kept.includes(address))]
    await context.kit.updateSession({
      topic: session.topic,
      namespaces: grantNamespaces({ ...grant, accounts, chainIds }),
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
        checked: grant.accounts.includes(address),
      })),
    ),
    choices(
      'Networks',
      'update-chain',
      knownChains(context).map(({ id, name }) => ({
        value: `${id}`,
        label: `${name} (${id})`,
        checked: grant.chainIds.includes(id),
      })),
    ),
    element('button', { 'data-testid': 'update-apply', onclick: () => void run(save) }, 'Update'),
  )
  return form
}
