'use client'
import { getCurrency } from '@latchkit/core/balances'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import type { UseSwapReturnType } from '../../page/hooks/useSwap.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { FactList } from '../../shared/components/FactList.js'
import { formatFiat } from '../../shared/formatFiat.js'
import { formatToken } from '../../shared/formatToken.js'
import { swapMessages } from './swapMessages.js'

/** Price impact in percent that is highlighted. */
const highImpact = 3

/** Costs of a swap: the network fee, the price impact, the slippage, and the fee of the provider. */
export function SwapFacts({ swap }: { swap: UseSwapReturnType }) {
  const t = useTranslate(swapMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { toToken, network, gasFee, gasPriceInUSD, priceImpact, maxSlippage, providerFee, quote, slippage } =
    swap
  if (!toToken || !network || !quote) return null
  const amount = (
    parts: { value: bigint; decimals: number; symbol: string },
    maximumFractionDigits: number,
  ) => formatToken({ ...parts, locale, maximumFractionDigits })
  const percent = (value: number) => formatPercent(value, locale)
  const facts = [
    {
      name: t('swap.gas'),
      value:
        gasFee === undefined
          ? undefined
          : (formatFiat(gasPriceInUSD, locale, getCurrency(client)) ??
            amount({ value: gasFee, ...network.nativeCurrency }, 9)),
    },
    {
      name: t('swap.impact'),
      value: priceImpact === undefined ? undefined : percent(Math.max(priceImpact, 0)),
      isWrong: priceImpact !== undefined && priceImpact > highImpact,
    },
    {
      name: t('swap.maxSlippage', { percent: percent(slippage) }),
      value: maxSlippage === undefined ? undefined : amount({ ...toToken, value: maxSlippage }, 6),
    },
    {
      name: t('swap.providerFee', { percent: percent(Number(quote.feeRate) * 100) }),
      value: providerFee === undefined ? undefined : amount({ ...toToken, value: providerFee }, 6),
    },
  ]
  return <FactList facts={facts} />
}

/** Formats a percentage, such as `0.85`. */
function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}
