'use client'
import { networkAtom } from '@latchkit/core/networks'
import {
  type CheckedPayment,
  checkPaymentAmount,
  checkPurchase,
  type OnrampOptions,
  type OnrampQuote,
  type OnrampState,
  onrampAtom,
  onrampFeeRange,
  onrampOptionsQueryOptions,
  onrampQuoteQueryOptions,
  type Purchase,
  type ResolvedOnramp,
  resetOnramp,
  resolveOnramp,
  startPurchase,
  type UpdateOnrampParameters,
  updateOnramp,
} from '@latchkit/core/onramp'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useAtomValue } from './useAtomValue.js'
import { useClientQuery } from './useClientQuery.js'
import { useLatchkit } from './useLatchkit.js'

/** Condition of the requests of `useOnramp`, and callbacks of `start`. */
export type UseOnrampParameters = ActionCallbacks<[], Purchase> & {
  /** Requests nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** A purchase with fiat money: its form, its quote, and the started purchase. */
export type UseOnrampReturnType = ResolvedOnramp &
  Pick<OnrampState, 'paymentAmount' | 'purchase'> & {
    /** Problem of the amount, or the payment methods that accept it; undefined while nothing is offered. */
    readonly payment: CheckedPayment | undefined
    /** Estimated amount of the purchase, as decimal text. */
    readonly purchaseAmount: string | undefined
    /** Quote of the purchase; undefined while it is requested, and after a failure. */
    readonly quote: OnrampQuote | undefined
    readonly quotesLoading: boolean
    /** Error of the options or of the quote. */
    readonly error: Error | null
    /** Fee of the provider, such as `1-2%`. */
    readonly feeRange: string
    /** Query of the purchase options. */
    readonly options: UseQueryResult<OnrampOptions>
    /** Changes fields of the form. */
    update(changes: UpdateOnrampParameters): void
    /** Clears the form and the purchase. */
    reset(): void
    /** Refetches the failed queries. */
    refetch(): Promise<unknown>
    /** Creates the checkout page: see `startPurchase`. */
    readonly start: Action<[], Purchase>
    /** Requests the status of the purchase: see `checkPurchase`. */
    readonly check: Action<[signal?: AbortSignal], Purchase | undefined>
  }

/** Debounce time of the amount, in milliseconds. */
const pause = 300

/**
 * The form of a purchase, shared with the views of the modal.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { update, quote, start } = useOnramp()
 * update({ paymentAmount: '50' })
 * const { url } = await start()
 */
export function useOnramp({ enabled = true, ...callbacks }: UseOnrampParameters = {}): UseOnrampReturnType {
  const { client } = useLatchkit()
  const form = useAtomValue(onrampAtom)
  const { network } = useAtomValue(networkAtom)
  const { paymentAmount, purchase } = form
  const options = useClientQuery(
    enabled && client.config.gateway ? onrampOptionsQueryOptions(client) : undefined,
  )
  const { data } = options
  const resolved = useMemo(
    () => resolveOnramp(client, { options: data, network, form }),
    [client, data, network, form],
  )
  const { purchaseCurrency, paymentCurrency } = resolved
  const payment = paymentCurrency && checkPaymentAmount(paymentAmount, paymentCurrency)
  const amount = payment?.amount
  const written = useSettled(amount)
  const quoted = useClientQuery(
    enabled && purchaseCurrency && paymentCurrency && amount !== undefined && amount === written
      ? onrampQuoteQueryOptions(client, { purchaseCurrency, paymentCurrency: paymentCurrency.id, amount })
      : undefined,
  )
  const quote = amount === written && !quoted.isError ? quoted.data : undefined
  const start = useAction(() => startPurchase(client), callbacks)
  const check = useAction((signal?: AbortSignal) => checkPurchase(client, { signal }))
  const actions = useMemo(
    () => ({
      update: (changes: UpdateOnrampParameters) => updateOnramp(client, changes),
      reset: () => resetOnramp(client),
    }),
    [client],
  )
  return {
    ...resolved,
    ...actions,
    paymentAmount,
    purchase,
    payment,
    quote,
    purchaseAmount: quote?.purchaseAmount.amount,
    quotesLoading: amount !== undefined && (amount !== written || quoted.isFetching),
    // Known options stay in use while a refetch fails.
    error: data ? quoted.error : options.error,
    feeRange: onrampFeeRange,
    options,
    refetch: data ? quoted.refetch : options.refetch,
    start,
    check,
  }
}

/** Debounces a value, so that not every keystroke sends a request. */
function useSettled<value>(value: value): value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
