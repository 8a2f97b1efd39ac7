'use client'
import { getCurrency, type TokenBalance, truncateDecimals } from '@latchkit/core/balances'
import { useMemo } from 'react'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { localeAtom } from '../../page/i18n/atoms.js'

/**
 * Formatters of the rows for amounts and values. They are created once, while the view is prepared: creating them takes
 * longer than rendering a row.
 */
export function useFigures() {
  const { client } = useLatchkit()
  const { formatLocale } = useAtomValue(localeAtom)
  return useMemo(() => {
    const amounts = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 3 })
    const money = new Intl.NumberFormat(formatLocale, { style: 'currency', currency: getCurrency(client) })
    const changes = createChangeFormat(formatLocale)
    const { maximumFractionDigits = 2 } = money.resolvedOptions()
    const smallest = 10 ** -maximumFractionDigits
    return {
      toAmount({ amount, quantity }: TokenBalance) {
        // Formats decimal text digit by digit, as `formatAmount` of core does.
        const text = truncateDecimals({ value: amount, decimals: Number(quantity.decimals) })
        return amounts.format(text as never)
      },
      /** A change as text with its sign, and its direction after it is rounded. */
      toChange(change: number) {
        const text = changes.format(change)
        const direction = Math.abs(change) < 0.0005 ? 'none' : change < 0 ? 'down' : 'up'
        return { text, direction }
      },
      toMoney: (value: number) => money.format(value),
      /** Whether a value is below the smallest unit of the currency, such as a cent. */
      isDust: (value: number) => value < smallest,
    }
  }, [client, formatLocale])
}

/** A change, such as 0.05, as a percentage with its sign. */
export function formatChange(change: number, locale: string): string {
  return createChangeFormat(locale).format(change)
}

const createChangeFormat = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
