import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { isAddress } from '../../validate/validate.js'
import { getCurrency } from '../tokens/getCurrency.js'
import type { OnrampOptions, OnrampState, PaymentCurrency, PurchaseCurrency } from './types.js'

/** Options of a network, and the selection of the form. */
export type ResolvedOnramp = {
  /** Currencies for sale on the network. */
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
  /** Undefined if the network has none. */
  readonly purchaseCurrency: PurchaseCurrency | undefined
  readonly paymentCurrency: PaymentCurrency | undefined
}

/**
 * Returns the currencies for sale on a network, and the selection: the currency that the form names, else the first
 * offered, paid in the currency of the client, else in USD.
 *
 * @example
 * const { purchaseCurrencies } = resolveOnramp(client, { options, network, form: client.store.get(onrampAtom) })
 */
export function resolveOnramp(
  client: Client,
  {
    options,
    network,
    form,
  }: {
    readonly options: OnrampOptions | undefined
    readonly network: Network | undefined
    readonly form: Pick<OnrampState, 'purchaseCurrencyId' | 'paymentCurrencyId'>
  },
): ResolvedOnramp {
  const { paymentCurrencies = [], purchaseCurrencies: offered = [] } = options ?? {}
  const purchaseCurrencies = network ? offered.flatMap(one => ofNetwork(one, network)) : []
  const wanted = [form.paymentCurrencyId, getCurrency(client), 'USD']
  const payments = wanted.flatMap(id => paymentCurrencies.filter(one => one.id === id))
  return {
    purchaseCurrencies,
    paymentCurrencies,
    purchaseCurrency:
      purchaseCurrencies.find(({ id }) => id === form.purchaseCurrencyId) ?? purchaseCurrencies[0],
    paymentCurrency: payments[0] ?? paymentCurrencies[0],
  }
}

function ofNetwork(
  { networks, ...currency }: OnrampOptions['purchaseCurrencies'][number],
  network: Network,
): readonly PurchaseCurrency[] {
  const { caipNetworkId, chainNamespace: namespace } = network
  const reference = caipNetworkId.slice(namespace.length + 1)
  const found = networks.find(({ chainId, name }) =>
    // Providers use chain numbers for eip155 only.
    namespace === 'eip155'
      ? chainId === reference
      : [chainId, name].includes(caipNetworkId) || (!network.testnet && name.split('-')[0] === namespace),
  )
  if (!found) return []
  const { name, contractAddress } = found
  const isNative = /^(?:0x0*)?$/.test(contractAddress)
  if (!isNative && !isAddress(namespace, contractAddress)) return []
  const address = isNative ? undefined : `${caipNetworkId}:${contractAddress}`
  return [{ ...currency, network: name, ...(address && { address }) }]
}
