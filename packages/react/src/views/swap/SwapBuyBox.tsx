'use client'
import { formatAmount } from '@latchkit/core/balances'
import { Skeleton } from '../../components/Skeleton.js'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import type { UseSwapReturnType } from '../../hooks/useSwap.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { localeAtom } from '../../i18n/atoms.js'
import { formatFiat } from '../../i18n/formatFiat.js'
import { formatToken } from '../../i18n/formatToken.js'
import { swapTestIds } from '../../testIds/swapTestIds.js'
import { SwapTokenButton } from './SwapTokenButton.js'
import { swapMessages } from './swapMessages.js'

/** What is bought: the amount of the quote, its token, what it is worth and what there is of it. */
export function SwapBuyBox({ swap }: { swap: UseSwapReturnType }) {
  const t = useTranslate(swapMessages)
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
        <span>{formatFiat(toTokenValueInUSD, locale)}</span>
        {balance === undefined ? null : (
          <span>
            {t('swap.balance', { amount: formatToken({ value: balance, decimals, symbol, locale }) })}
          </span>
        )}
      </div>
    </div>
  )
}
