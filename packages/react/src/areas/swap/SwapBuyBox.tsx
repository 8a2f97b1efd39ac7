'use client'
import { formatAmount, getCurrency } from '@latchkit/core/balances'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import type { UseSwapReturnType } from '../../page/hooks/useSwap.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { swapTestIds } from '../../page/testIds/swapTestIds.js'
import { formatFiat } from '../../shared/formatFiat.js'
import { formatToken } from '../../shared/formatToken.js'
import { SwapTokenButton } from './SwapTokenButton.js'
import { swapMessages } from './swapMessages.js'

/** The token to buy: the amount of the quote, its token, its value and its balance. */
export function SwapBuyBox({ swap }: { swap: UseSwapReturnType }) {
  const t = useTranslate(swapMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { toToken, toTokenValueInUSD, quote, quotes } = swap
  const { amount: balance, decimals = 0, symbol = '' } = toToken ?? {}
  const shown = quote
    ? formatAmount({ value: quote.toAmount, decimals, locale, maximumFractionDigits: 6 })
    : new Intl.NumberFormat(locale).format(0)
  return (
    <div className="swap-box">
      <span className="text label">{t('swap.buy')}</span>
      <div className="swap-line">
        <span className={quote ? 'swap-figure' : 'swap-figure empty'} data-testid={swapTestIds.swapToAmount}>
          {quotes.isFetching && !quote ? <Skeleton height={26} width={112} /> : <bdi>{shown}</bdi>}
        </span>
        <SwapTokenButton side="to" token={toToken} />
      </div>
      <div className="swap-line small">
        <span>{formatFiat(toTokenValueInUSD, locale, getCurrency(client))}</span>
        {balance === undefined ? null : (
          <span>
            {t('swap.balance', { amount: formatToken({ value: balance, decimals, symbol, locale }) })}
          </span>
        )}
      </div>
    </div>
  )
}
