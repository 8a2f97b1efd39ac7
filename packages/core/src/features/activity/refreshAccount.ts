import { getQueryClient } from '../../query/getQueryClient.js'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { refreshTokenBalances } from '../balances/refreshTokenBalances.js'

/** Data that a transaction has changed. */
export type RefreshAccountParameters = {
  readonly network: Network
  readonly address: string
  /** CAIP-10 ids of tokens, beside the network's own currency. */
  readonly tokens: readonly (string | undefined)[]
}

/** Refetches tokens, NFTs and activity after a transaction of an account. Never throws. */
export function refreshAccount(client: Client, { network, address, tokens }: RefreshAccountParameters): void {
  const forceUpdate = ['native', ...tokens.filter(token => token !== undefined)]
  const keys = ['transactions', 'nfts'].map(list => ['latchkit', client.uid, list, network.caipNetworkId])
  Promise.all([
    refreshTokenBalances(client, { address, network, forceUpdate }),
    getQueryClient(client).then(queryClient =>
      Promise.all(keys.map(queryKey => queryClient.invalidateQueries({ queryKey }))),
    ),
  ]).catch(error => client.logger.info('The account could not be read after a transaction', { error }))
}
