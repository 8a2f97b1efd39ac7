import type { SessionTypes } from '@walletconnect/types'
import { getAddress, type Hex } from 'viem'
import { chainIdOf } from './chainIdOf.js'

export type SessionGrant = { accounts: Hex[]; chainIds: number[]; methods: string[]; events: string[] }

/** What an app may use by its session. */
export function sessionGrant({ namespaces }: Pick<SessionTypes.Struct, 'namespaces'>): SessionGrant {
  const entries = Object.values(namespaces)
  const ids = entries.flatMap(({ accounts }) => accounts.map(account => account.split(':')))
  const chainIds = ids.flatMap(([namespace, reference]) => chainIdOf(`${namespace}:${reference}`) ?? [])
  return {
    accounts: [...new Set(ids.flatMap(([, , address]) => (address ? getAddress(address) : [])))],
    chainIds: [...new Set(chainIds)],
    methods: [...new Set(entries.flatMap(({ methods }) => methods))],
    events: [...new Set(entries.flatMap(({ events }) => events))],
  }
}
