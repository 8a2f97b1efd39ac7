import type { SessionTypes } from '@walletconnect/types'
import type { Context } from './context.js'
import { sessionGrant } from './sessionGrant.js'

/** Goes to the next granted network of a session and tells the app. */
export async function emitChain(
  { kit, store }: Pick<Context, 'kit' | 'store'>,
  session: SessionTypes.Struct,
): Promise<void> {
  const { topic } = session
  const { chainIds } = sessionGrant(session)
  const current = store.get().active[topic] ?? chainIds[0]
  const at = current === undefined ? -1 : chainIds.indexOf(current)
  const next = chainIds[(at + 1) % chainIds.length]
  if (next === undefined) throw new Error('The session has no network.')
  await kit.emitSessionEvent({
    topic,
    chainId: `eip155:${next}`,
    event: { name: 'chainChanged', data: next },
  })
  store.update(draft => {
    draft.active[topic] = next
  })
}
