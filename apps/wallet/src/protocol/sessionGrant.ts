import type { SessionTypes } from '@walletconnect/types'
import { getAddress, type Hex } from 'viem'
import { chainIdOf } from './chains.js'

type NamespaceGrant = { accounts: string[]; methods: string[]; events: string[] }

/** What an app may use in a session. Solana networks are CAIP-2 ids. */
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
