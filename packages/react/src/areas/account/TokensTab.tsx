'use client'
import type { Client } from '@latchkit/core'
import { getCurrency, getTokenImageUrl, type TokenBalance, truncateDecimals } from '@latchkit/core/balances'
import { useEffect, useMemo, useState } from 'react'
import { Row } from '../../modal/components/Row.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useOptions } from '../../page/hooks/useOptions.js'
import { useTokenBalances } from '../../page/hooks/useTokenBalances.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { VirtualList } from '../../shared/components/VirtualList.js'
import { ListLoading, ListMessage } from './ListStates.js'
import { prefetchTokensOnOpening } from './prefetchTokensOnOpening.js'
import { tabMessages } from './tabMessages.js'
import { toAmountText } from './toAmountText.js'
import { useFailureToast } from './useFailureToast.js'
import { useWasShown } from './useWasShown.js'

/** Milliseconds without requests after a failure. */
const pause = 30_000

/** Tokens of the account, sorted by value. */
export function TokensTab() {
  const t = useTranslate(tabMessages)
  const { client } = useLatchkit()
  const wasShown = useWasShown()
  const { tokenBalances, error, isError, lastRetry, refetch } = useTokenBalances({ enabled: wasShown })
  useEffect(() => (wasShown ? undefined : prefetchTokensOnOpening(client)), [client, wasShown])
  const isPaused = usePause(lastRetry)
  const figures = useFigures()
  useFailureToast(error, t('tokens.unavailable'))
  if (!tokenBalances)
    return isError ? (
      <ListMessage text={t('tokens.unavailable')} onRetry={refetch} isBusy={isPaused} />
    ) : (
      <ListLoading />
    )
  return (
    <VirtualList
      inline
      items={tokenBalances}
      rowHeight={64}
      label={t('tokens.tab')}
      getKey={({ address = 'native' }) => address}
      getLabel={({ name }) => name}
      renderItem={token => <TokenRow token={token} figures={figures} />}
    />
  )
}

type TokenRowProps = { token: TokenBalance; figures: ReturnType<typeof useFigures> }

function TokenRow({ token, figures }: TokenRowProps) {
  const t = useTranslate(tabMessages)
  const { client } = useLatchkit()
  // Rerenders when `tokens` changes.
  useOptions()
  const { push } = useRouter()
  const { name, symbol, value, isLookalike } = token
  return (
    <Row
      label={name}
      detail={toAmountText(figures.toAmount(token), symbol)}
      icon={<WalletIcon name={symbol} src={getTokenImageUrl(client, token)} shape="circle" />}
      badge={isLookalike ? t('tokens.lookalike') : undefined}
      end={
        value === undefined || isLookalike ? undefined : (
          <span className="account-figure">{figures.toMoney(value)}</span>
        )
      }
      testId={modalTestIds.token(token.address ?? 'native')}
      onClick={() => push('AccountItem', { kind: 'token', token })}
    />
  )
}

/**
 * Formatters of the rows for amounts and values. They are created once, while the view is prepared: creating them takes
 * longer than rendering a row.
 */
function useFigures() {
  const { client } = useLatchkit()
  const { formatLocale } = useAtomValue(localeAtom)
  return useMemo(() => {
    const amounts = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 3 })
    const money = createMoneyFormat(client, formatLocale)
    return {
      toAmount({ amount, quantity }: TokenBalance) {
        // Formats decimal text digit by digit, as `formatAmount` of core does.
        const text = truncateDecimals({ value: amount, decimals: Number(quantity.decimals) })
        return amounts.format(text as never)
      },
      toMoney: (value: number) => money.format(value),
    }
  }, [client, formatLocale])
}

/** A value in the currency of the client. */
export function formatMoney(client: Client, value: number, locale: string): string {
  return createMoneyFormat(client, locale).format(value)
}

function createMoneyFormat(client: Client, locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: getCurrency(client) })
}

/** Whether requests are paused after a recent failure. */
function usePause(lastRetry: number | undefined): boolean {
  const [, render] = useState<unknown>()
  const left = lastRetry === undefined ? 0 : lastRetry + pause - Date.now()
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => render({}), left)
    return () => clearTimeout(timer)
  }, [left])
  return left > 0
}
