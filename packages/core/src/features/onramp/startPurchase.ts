import { createOwned, getStore } from '../../client/internal.js'
import { getQueryClient } from '../../query/getQueryClient.js'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { accountAtom } from '../connection/start/atoms.js'
import { networkAtom } from '../networks/start/atoms.js'
import { onrampAtom } from './atoms.js'
import { checkPaymentAmount } from './checkPaymentAmount.js'
import { OnrampIncompleteError, PaymentAmountError } from './errors.js'
import { onrampOptionsQueryOptions } from './onrampOptionsQueryOptions.js'
import { resolveOnramp } from './resolveOnramp.js'
import type { Purchase } from './types.js'

/** Value of `onramp` in requests of the history. */
export const onrampProvider = 'coinbase'

/** Fee of the provider, for display. */
export const onrampFeeRange = '1-2%'

const getStarting = /*#__PURE__*/ createOwned('onramp.starting', () => ({
  last: undefined as { readonly asked: string; readonly purchase: Promise<Purchase> } | undefined,
}))

/**
 * Creates the checkout page of the purchase in the form, for the connected account on the current network, and writes it to
 * `onrampAtom`. The caller opens the page. During a pending call, another call for the same purchase returns its promise,
 * and a call for another purchase replaces it in `onrampAtom`.
 *
 * @throws OnrampIncompleteError `onramp/incomplete`, without an account, or if nothing is for sale
 * @throws PaymentAmountError `onramp/invalid-amount`
 * @throws OnrampRestrictedError `onramp/restricted`
 * @throws OnrampNotOfferedError `onramp/not-offered`
 * @throws OnrampUnavailableError `onramp/unavailable`
 *
 * @example
 * updateOnramp(client, { paymentAmount: '50' })
 * const { url } = await startPurchase(client)
 */
export function startPurchase(client: Client): Promise<Purchase> {
  const starting = getStarting(client)
  const { purchase: _, ...form } = client.store.get(onrampAtom)
  const { address } = client.store.get(accountAtom)
  const { caipNetworkId } = client.store.get(networkAtom)
  const asked = JSON.stringify([form, address, caipNetworkId])
  if (starting.last?.asked === asked) return starting.last.purchase
  const isLast = () => starting.last === own
  const purchase = start(client, isLast).finally(() => {
    if (isLast()) starting.last = undefined
  })
  const own = { asked, purchase }
  starting.last = own
  return purchase
}

async function start(client: Client, isLast: () => boolean): Promise<Purchase> {
  const form = client.store.get(onrampAtom)
  const { address } = client.store.get(accountAtom)
  const { network } = client.store.get(networkAtom)
  if (!address || !network) throw new OnrampIncompleteError({ missing: 'a connected account' })
  const queryClient = await getQueryClient(client)
  const options = await queryClient.fetchQuery(onrampOptionsQueryOptions(client))
  const { purchaseCurrency, paymentCurrency } = resolveOnramp(client, { options, network, form })
  if (!purchaseCurrency || !paymentCurrency)
    throw new OnrampIncompleteError({ missing: `something that can be bought on ${network.name}` })
  const { amount, problem } = checkPaymentAmount(form.paymentAmount, paymentCurrency)
  if (amount === undefined) throw new PaymentAmountError({ problem })
  const asked = {
    address,
    network,
    purchaseCurrency,
    paymentCurrency: paymentCurrency.id,
    paymentAmount: amount,
  }
  const earlier = await readPurchaseIds(client, { address, network })
  const { fetchCheckoutUrl } = await import('./lazy/api.js')
  const url = await fetchCheckoutUrl(client, asked)
  const purchase: Purchase = { ...asked, url, earlier, status: 'pending', transaction: undefined }
  if (isLast()) getStore(client).set(onrampAtom, state => ({ ...state, purchase }))
  return purchase
}

/** Existing rows do not belong to the purchase that follows. */
async function readPurchaseIds(
  client: Client,
  parameters: { readonly address: string; readonly network: Network },
): Promise<readonly string[] | undefined> {
  try {
    const { fetchTransactions } = await import('../activity/lazy/api.js')
    const { transactions } = await fetchTransactions(client, {
      ...parameters,
      onramp: onrampProvider,
      cache: 'no-cache',
    })
    return transactions.map(({ id }) => id)
  } catch {
    // The error was logged. The purchase does not depend on this read.
    return undefined
  }
}
