import type { SessionTypes } from '@walletconnect/types'
import type { Context } from './context.js'
import { grantNamespaces } from './grantNamespaces.js'
import { sessionGrant } from './sessionGrant.js'

/** Makes the next granted account the first one of a session and tells the app. */
export async function emitAccounts(
  { kit, store }: Pick<Context, 'kit' | 'store'>,
  session: SessionTypes.Struct,
): Promise<void> {
  const { topic } = session
  const grant = sessionGrant(session)
  const accounts = [...grant.accounts.slice(1), ...grant.accounts.slice(0, 1)]
  await kit.updateSession({ topic, namespaces: grantNamespaces({ ...grant, accounts }) })
  const active = store.get().active[topic] ?? grant.chainIds[0]
  await kit.emitSessionEvent({
    topic,
    chainId: `eip155:${active}`,
    event: { name: 'accountsChanged', data: accounts },
  })
}
