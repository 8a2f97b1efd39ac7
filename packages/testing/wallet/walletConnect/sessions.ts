import type { SessionTypes } from '@walletconnect/types'
import { getAddress, type Hex } from 'viem'
import type { Context } from './types.js'

type NamespaceGrant = { accounts: string[]; methods: string[]; events: string[] }

/** Returns the number in a CAIP-2 id of eip155, or undefined for other namespaces. */
export function chainIdOf(caip2: string): number | undefined {
  const match = /^eip155:(\d{1,15})$/.exec(caip2)
  return match ? Number(match[1]) : undefined
}

/** Permissions of an app in a session. Solana networks are CAIP-2 ids. */
export type SessionGrant = Omit<NamespaceGrant, 'accounts'> & {
  accounts: Hex[]
  chainIds: number[]
  solana: NamespaceGrant & { chains: string[] }
}

const unique = <Item>(items: readonly Item[]) => [...new Set(items)]

/** Reads the grant of a session. */
export function sessionGrant({ namespaces }: Pick<SessionTypes.Struct, 'namespaces'>): SessionGrant {
  const of = (namespace: string) => {
    const entries = Object.entries(namespaces).flatMap(([key, entry]) =>
      key === namespace || key.startsWith(`${namespace}:`) ? [entry] : [],
    )
    const ids = entries.flatMap(({ accounts }) => accounts.map(account => account.split(':')))
    return {
      addresses: unique(ids.flatMap(([, , address]) => address ?? [])),
      chains: unique(ids.map(([name, reference]) => `${name}:${reference}`)),
      methods: unique(entries.flatMap(({ methods }) => methods)),
      events: unique(entries.flatMap(({ events }) => events)),
    }
  }
  const eip155 = of('eip155')
  const { addresses, ...solana } = of('solana')
  return {
    accounts: unique(eip155.addresses.map(address => getAddress(address))),
    chainIds: eip155.chains.flatMap(chain => chainIdOf(chain) ?? []),
    methods: eip155.methods,
    events: eip155.events,
    solana: { ...solana, accounts: addresses },
  }
}

const namespaceOf = (chains: string[], { accounts, methods, events }: NamespaceGrant) => ({
  chains,
  accounts: chains.flatMap(chain => accounts.map(account => `${chain}:${account}`)),
  methods: [...methods],
  events: [...events],
})

/** Creates the namespaces of a session: every granted account on every granted network. */
export function grantNamespaces(grant: SessionGrant): SessionTypes.Namespaces {
  const { chainIds, solana } = grant
  const eip155 = chainIds.map(id => `eip155:${id}`)
  return {
    ...(eip155.length > 0 && { eip155: namespaceOf(eip155, grant) }),
    ...(solana.chains.length > 0 && { solana: namespaceOf([...solana.chains], solana) }),
  }
}

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
  const event = { name: 'latchkit_notGranted', data: 'not requested' }
  const request = { id, jsonrpc: '2.0', method: 'wc_sessionEvent', params: { event, chainId } }
  const message = await cipher.encode(topic, request)
  await relayer.publish(topic, message, { tag: 1110, ttl: 300, prompt: true })
}
