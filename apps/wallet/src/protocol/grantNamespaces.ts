import type { SessionTypes } from '@walletconnect/types'
import type { SessionGrant } from './sessionGrant.js'

const namespaceOf = (
  chains: string[],
  { accounts, methods, events }: Pick<SessionGrant['solana'], 'accounts' | 'methods' | 'events'>,
) => ({
  chains,
  accounts: chains.flatMap(chain => accounts.map(account => `${chain}:${account}`)),
  methods: [...methods],
  events: [...events],
})

/** The namespaces of a session: every chosen account on every chosen network. */
export function grantNamespaces(grant: SessionGrant): SessionTypes.Namespaces {
  const { chainIds, solana } = grant
  const eip155 = chainIds.map(id => `eip155:${id}`)
  return {
    ...(eip155.length > 0 && { eip155: namespaceOf(eip155, grant) }),
    ...(solana.chains.length > 0 && { solana: namespaceOf([...solana.chains], solana) }),
  }
}
