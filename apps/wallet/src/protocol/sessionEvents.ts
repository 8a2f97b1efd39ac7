import type { SessionTypes } from '@walletconnect/types'
import { grantNamespaces, sessionGrant } from './sessionGrant.js'
import type { Context } from './types.js'

type EmitContext = Pick<Context, 'kit' | 'store'>

const rotate = <Item>(list: readonly Item[]) => [...list.slice(1), ...list.slice(0, 1)]

/** Makes the next granted account the first of a session, in each namespace, and emits `accountsChanged`. */
export async function emitAccounts({ kit, store }: EmitContext, session: SessionTypes.Struct): Promise<void> {
  const { topic } = session
  const grant = sessionGrant(session)
  const accounts = rotate(grant.accounts)
  const solana = { ...grant.solana, accounts: rotate(grant.solana.accounts) }
  await kit.updateSession({ topic, namespaces: grantNamespaces({ ...grant, accounts, solana }) })
  const emit = (chainId: string, data: readonly string[]) =>
    kit.emitSessionEvent({ topic, chainId, event: { name: 'accountsChanged', data } })
  const active = store.get().active[topic] ?? grant.chainIds[0]
  if (active !== undefined) await emit(`eip155:${active}`, accounts)
  const [chain] = solana.chains
  if (chain !== undefined && solana.events.includes('accountsChanged')) await emit(chain, solana.accounts)
}

/** Makes the next granted network the active one of a session and emits `chainChanged`. */
export async function emitChain({ kit, store }: EmitContext, session: SessionTypes.Struct): Promise<void> {
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

/** Emits an event that the app was not granted. The kit refuses to, so the message is published directly. */
export async function emitForeign({ kit }: EmitContext, topic: string, chainId: string): Promise<void> {
  const { crypto: cipher, relayer } = kit.core
  const id = Date.now() * 1000 + Math.floor(Math.random() * 1000)
  const event = { name: 'latchkit_notGranted', data: 'nobody asked' }
  const request = { id, jsonrpc: '2.0', method: 'wc_sessionEvent', params: { event, chainId } }
  const message = await cipher.encode(topic, request)
  await relayer.publish(topic, message, { tag: 1110, ttl: 300, prompt: true })
}
