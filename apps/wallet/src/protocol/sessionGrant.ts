import type { SessionTypes } from '@walletconnect/types'
import { getAddress, type Hex } from 'viem'
import { chainIdOf } from './chainIdOf.js'

export type SolanaGrant = { accounts: string[]; chains: string[]; methods: string[]; events: string[] }

export type SessionGrant = {
  accounts: Hex[]
  chainIds: number[]
  methods: string[]
  events: string[]
  solana: SolanaGrant
}

const unique = <Item>(items: readonly Item[]) => [...new Set(items)]

/** What an app may use by its session. */
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
