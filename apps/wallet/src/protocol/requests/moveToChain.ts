import type { SessionTypes } from '@walletconnect/types'
import type { Context } from '../context.js'
import { grantNamespaces } from '../grantNamespaces.js'
import { sessionGrant } from '../sessionGrant.js'
import type { SessionEvent } from '../types.js'

/** Makes a network the active one of a session; one that was not granted is added to it first. */
export function moveToChain(
  { kit, store }: Pick<Context, 'kit' | 'store'>,
  topic: string,
  chainId: number,
): { update?: SessionTypes.Namespaces; events: SessionEvent[] } {
  const session = kit.getActiveSessions()[topic]
  if (!session) return { events: [] }
  store.update(draft => {
    draft.active[topic] = chainId
  })
  const grant = sessionGrant(session)
  const event = { name: 'chainChanged', data: chainId }
  return {
    ...(grant.chainIds.includes(chainId)
      ? {}
      : { update: grantNamespaces({ ...grant, chainIds: [...grant.chainIds, chainId] }) }),
    events: grant.events.includes(event.name) ? [{ topic, chainId: `eip155:${chainId}`, event }] : [],
  }
}
