'use client'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import type { UseSwapReturnType } from '../../hooks/useSwap.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { localeAtom } from '../../i18n/atoms.js'
import { formatFiat, formatPercent, formatTokens } from './formatSwap.js'
import { swapMessages } from './swapMessages.js'

/** Percent of price impact that a person should notice. */
const highImpact = 3

/** What a swap costs: the fee of the network, the price impact, the slippage, and what the provider takes. */
export function SwapFacts({ swap }: { swap: UseSwapReturnType }) {
  const t = useTranslate(swapMessages)
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { toToken, network, gasFee, gasPriceInUSD, priceImpact, maxSlippage, providerFee, quote } = swap
  if (!toToken || !network || !quote) return null
  const { symbol, decimals } = toToken
  const { nativeCurrency } = network
  const ofTo = (value: bigint) => formatTokens({ value, decimals, symbol, locale, maximumFractionDigits: 6 })
  const facts = [
    gasFee === undefined
      ? undefined
      : {
          name: t('swap.gas'),
          text:
            formatFiat(gasPriceInUSD, locale) ??
            formatTokens({ value: gasFee, ...nativeCurrency, locale, maximumFractionDigits: 9 }),
        },
    priceImpact === undefined
      ? undefined
      : {
          name: t('swap.impact'),
          text: formatPercent(Math.max(priceImpact, 0), locale),
          isHigh: priceImpact > highImpact,
        },
    maxSlippage === undefined
      ? undefined
      : {
          name: t('swap.maxSlippage', { percent: formatPercent(swap.slippage, locale) }),
          text: ofTo(maxSlippage),
        },
    providerFee === undefined
      ? undefined
      : {
          name: t('swap.providerFee', { percent: formatPercent(Number(quote.feeRate) * 100, locale) }),
          text: ofTo(providerFee),
        },
  ].filter(fact => fact !== undefined)
  return (
    <dl className="swap-facts">
      {facts.map(({ name, text, isHigh }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={isHigh ? 'wrong' : undefined}>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
