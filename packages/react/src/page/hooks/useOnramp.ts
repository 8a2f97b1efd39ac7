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
  type Purchase,
  type ResolvedOnramp,
  resetOnramp,
  resolveOnramp,
  startPurchase,
  type UpdateOnrampParameters,
  updateOnramp,
} from '@latchkit/core/onramp'
import { useEffect, useMemo, useState } from 'react'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'
import { type QueryFields, useLazyQuery } from './useLazyQuery.js'

/** When `useOnramp` asks what can be bought and what it costs, and callbacks of `start`. */
export type UseOnrampParameters = ActionCallbacks<[], Purchase> & {
  /** Requests nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** Buying with money: its form, what it costs, and the purchase that was begun. */
export type UseOnrampReturnType = ResolvedOnramp &
  Pick<OnrampState, 'paymentAmount' | 'purchase'> & {
    /** What of the amount is wrong, or which ways to pay take it; undefined while nothing is offered. */
    readonly payment: CheckedPayment | undefined
    /** What is bought, about, as decimal text. */
    readonly purchaseAmount: string | undefined
    /** What it costs; undefined while it is requested, and after a failure. */
    readonly quote: OnrampQuote | undefined
    readonly quotesLoading: boolean
    /** Why what can be bought, or what it costs, could not be read. */
    readonly error: Error | null
    /** What the provider takes, such as `1-2%`. */
    readonly feeRange: string
    /** The query of what can be bought. */
    readonly options: QueryFields<OnrampOptions>
    /** Changes fields of the form. */
    update(changes: UpdateOnrampParameters): void
    /** Empties the form and forgets the purchase. */
    reset(): void
    /** Requests again what failed. */
    refetch(): Promise<void>
    /** Makes the checkout page: see `startPurchase`. */
    readonly start: Action<[], Purchase>
    /** Asks how the purchase stands: see `checkPurchase`. */
    readonly check: Action<[signal?: AbortSignal], Purchase | undefined>
  }

/** Milliseconds without a change after which an amount counts as written. */
const pause = 300

/**
 * The form of a purchase, which the views of the modal have as well.
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
  const options = useLazyQuery<OnrampOptions>(
    enabled && client.config.gateway
      ? {
          key: 'onrampOptions',
          observe: async client =>
            (await import('../../areas/onramp/observeOnramp.js')).observeOnrampOptions(client),
        }
      : undefined,
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
  const quoted = useLazyQuery<OnrampQuote>(
    enabled && purchaseCurrency && paymentCurrency && amount !== undefined && amount === written
      ? {
          key: `onrampQuote:${purchaseCurrency.network}:${purchaseCurrency.id}:${paymentCurrency.id}:${amount}`,
          observe: async client =>
            (await import('../../areas/onramp/observeOnramp.js')).observeOnrampQuote(client, {
              ...{ purchaseCurrency, paymentCurrency: paymentCurrency.id, amount },
            }),
        }
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
    // What is known stays in use while newer options cannot be read.
    error: data ? quoted.error : options.error,
    feeRange: onrampFeeRange,
    options,
    refetch: data ? quoted.refetch : options.refetch,
    start,
    check,
  }
}

/** The last value that was not changed for a moment, so that not every letter is asked for. */
function useSettled<value>(value: value): value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
