import { getStore } from '../../client/internal.js'
import { getQueryClient } from '../../query/getQueryClient.js'
import type { Client } from '../../types/client.js'
import type { ActivityTransaction } from '../activity/types.js'
import { refreshTokenBalances } from '../balances/refreshTokenBalances.js'
import { onrampAtom } from './atoms.js'
import { onrampProvider } from './startPurchase.js'
import type { Purchase } from './types.js'

const statuses = { confirmed: 'paid', failed: 'failed', pending: 'pending' } as const

/**
 * Reads the status of the purchase of `onrampAtom` once from the history of the gateway, and writes it to the atom. When
 * the purchase is paid, refetches the tokens and activity of the account. Returns the purchase; undefined if there is none.
 *
 * @throws TransactionsUnavailableError `activity/unavailable`
 * @throws ChainNotIndexedError `activity/not-indexed`
 *
 * @example
 * const purchase = await checkPurchase(client)
 * purchase?.status // 'paid'
 */
export async function checkPurchase(
  client: Client,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<Purchase | undefined> {
  const store = getStore(client)
  const { purchase } = store.get(onrampAtom)
  if (purchase?.status !== 'pending') return purchase
  const { address, network } = purchase
  const { fetchTransactions } = await import('../activity/lazy/api.js')
  const { transactions } = await fetchTransactions(client, {
    address,
    network,
    onramp: onrampProvider,
    cache: 'no-cache',
    signal,
  })
  const transaction = findPurchase(purchase, transactions)
  const current = store.get(onrampAtom).purchase
  // Another purchase was started meanwhile, or another call was faster.
  if (!transaction || current?.url !== purchase.url || current.status !== 'pending') return current
  const next: Purchase = { ...purchase, transaction, status: statuses[transaction.metadata.status] }
  store.set(onrampAtom, state => ({ ...state, purchase: next }))
  if (next.status === 'paid') void readAgain(client, next)
  return next
}

/** The row of a purchase: the row that its page names, else the latest row that is new. */
function findPurchase(
  { url, earlier, purchaseCurrency: { symbol } }: Purchase,
  transactions: readonly ActivityTransaction[],
): ActivityTransaction | undefined {
  const parts = new URL(url).href.split(/[/?&=#]/)
  return (
    transactions.find(({ id }) => parts.includes(id)) ??
    transactions.find(
      ({ id, transfers }) =>
        earlier !== undefined &&
        !earlier.includes(id) &&
        transfers.some(({ fungible_info: token }) => token?.symbol === symbol),
    )
  )
}

/** The cached data of the account is from before the purchase. */
async function readAgain(client: Client, { address, network, purchaseCurrency }: Purchase): Promise<void> {
  const { caipNetworkId: chain } = network
  const forceUpdate = [purchaseCurrency.address ?? 'native']
  try {
    const queryClient = await getQueryClient(client)
    await Promise.all([
      refreshTokenBalances(client, { address, network, forceUpdate }),
      queryClient.invalidateQueries({ queryKey: ['latchkit', client.uid, 'transactions', chain] }),
    ])
  } catch (error) {
    client.logger.info('The account could not be read after a purchase', { error })
  }
}
