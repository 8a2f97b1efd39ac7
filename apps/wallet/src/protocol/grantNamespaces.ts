import type { SessionTypes } from '@walletconnect/types'

/** The namespaces of a session: every chosen account on every chosen network. */
export function grantNamespaces(choice: {
  accounts: readonly string[]
  chainIds: readonly number[]
  methods: readonly string[]
  events: readonly string[]
}): SessionTypes.Namespaces {
  const chains = choice.chainIds.map(id => `eip155:${id}`)
  return {
    eip155: {
      chains,
      accounts: chains.flatMap(chain => choice.accounts.map(account => `${chain}:${account}`)),
      methods: [...choice.methods],
      events: [...choice.events],
    },
  }
}
