import type { Connection } from '@latchkit/core'
import { networkOrder } from '../networks/networkOrder.js'
import type { Live, Runtime } from '../types.js'

/**
 * A connection as core knows it. Its network is the one that the app shows, where the wallet works with that one, and
 * its accounts are those that the wallet has there.
 */
export function toConnection(runtime: Runtime, { found, source, chosen }: Live): Connection<'solana'> {
  const given = source.accounts()
  const network = networkOrder(runtime).find(one => given.some(account => account.supports(one)))
  const accounts = network ? given.filter(account => account.supports(network)) : given
  return {
    connector: source.connector?.() ?? found.connector,
    accounts: accounts.map(({ address }) => ({ namespace: 'solana', address, type: 'eoa' })),
    address: (accounts.find(({ address }) => address === chosen) ?? accounts[0])?.address ?? '',
    caipNetworkId: network?.caipNetworkId ?? source.elsewhere(),
  }
}
