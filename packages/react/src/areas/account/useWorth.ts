'use client'
import type { TokenBalance } from '@latchkit/core/balances'
import { formatAmount } from '@latchkit/core/balances'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useBalance } from '../../page/hooks/useBalance.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTokenBalances } from '../../page/hooks/useTokenBalances.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { useFigures } from './useFigures.js'
import { useWasShown } from './useWasShown.js'

/** The worth of an account, as text. */
export type Worth = {
  /** The worth of all tokens; the balance where no token has a price. Undefined while unknown. */
  readonly headline: string | undefined
  /** The balance on the current network, cut to three decimals; undefined while unknown. */
  readonly balance: string | undefined
  /** Number of tokens that have no price, so that the worth does not contain them; 0 if no token has a price. */
  readonly unpriced: number
  /** Age of values that are older than a minute, as text: "2 hours ago". They are of an earlier visit or read. */
  readonly age: string | undefined
  /** Whether the headline may still come. */
  readonly isLoading: boolean
}

/** The worth and the balance of the connected account on the current network. */
export function useWorth(): Worth {
  const { client } = useLatchkit()
  const enabled = useWasShown()
  const { formatLocale } = useAtomValue(localeAtom)
  const { toMoney } = useFigures()
  const tokens = useTokenBalances({ enabled })
  const { balance: known, isLoading, isError } = useBalance({ enabled })
  const { total, unpriced } = addUp(tokens.tokenBalances ?? [])
  const balance = known && `${formatAmount({ ...known, locale: formatLocale })} ${known.symbol}`
  // Without a gateway the tokens have no prices, unless the wallet lists them.
  const isPriceComing = tokens.isLoading && client.config.gateway !== undefined
  return {
    headline: total === undefined ? (isPriceComing ? undefined : balance) : toMoney(total),
    balance,
    unpriced: total === undefined ? 0 : unpriced,
    age: total === undefined ? undefined : formatAge(Date.now() - tokens.dataUpdatedAt, formatLocale),
    isLoading: total === undefined && (isPriceComing || (isLoading && !isError)),
  }
}

/** Undefined for less than a minute. */
function formatAge(milliseconds: number, locale: string): string | undefined {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return undefined
  const format = new Intl.RelativeTimeFormat(locale)
  if (minutes < 60) return format.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day')
}

/** Adds the values of tokens. Tokens that imitate another token are neither counted nor missing. */
function addUp(tokens: readonly TokenBalance[]): { total: number | undefined; unpriced: number } {
  let total: number | undefined
  let unpriced = 0
  for (const { value, isLookalike } of tokens) {
    if (isLookalike) continue
    if (value === undefined) unpriced++
    else total = (total ?? 0) + value
  }
  return { total, unpriced }
}
