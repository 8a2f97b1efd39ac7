import type { SessionTypes } from '@walletconnect/types'
import type { Context } from './context.js'
import { grantNamespaces } from './grantNamespaces.js'
import { sessionGrant } from './sessionGrant.js'

const turn = <Item>(list: readonly Item[]) => [...list.slice(1), ...list.slice(0, 1)]

/** Makes the next granted account the first one of a session, in each of its namespaces, and tells the app. */
export async function emitAccounts(
  { kit, store }: Pick<Context, 'kit' | 'store'>,
  session: SessionTypes.Struct,
): Promise<void> {
  const { topic } = session
  const grant = sessionGrant(session)
  const accounts = turn(grant.accounts)
  const solana = { ...grant.solana, accounts: turn(grant.solana.accounts) }
  await kit.updateSession({ topic, namespaces: grantNamespaces({ ...grant, accounts, solana }) })
  const emit = (chainId: string, data: readonly string[]) =>
    kit.emitSessionEvent({ topic, chainId, event: { name: 'accountsChanged', data } })
  const active = store.get().active[topic] ?? grant.chainIds[0]
  if (active !== undefined) await emit(`eip155:${active}`, accounts)
  const [chain] = solana.chains
  if (chain !== undefined && solana.events.includes('accountsChanged')) await emit(chain, solana.accounts)
}
