'use client'
import type { PaymentCurrency } from '@latchkit/core/onramp'
import { Button } from '../../modal/components/Button.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import type { UseOnrampReturnType } from '../../page/hooks/useOnramp.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { FactList } from '../../shared/components/FactList.js'
import { formatFiat } from '../../shared/formatFiat.js'
import { formatBought } from './formatBought.js'
import { onrampMessages } from './onrampMessages.js'
import { toErrorText } from './toOnrampText.js'

export type QuoteFactsProps = {
  onramp: Pick<UseOnrampReturnType, 'quote' | 'quotesLoading' | 'error' | 'refetch' | 'feeRange'>
  paymentCurrency: PaymentCurrency
}

/** Message keys of the listed payment methods. */
const methods = { card: 'onramp.card', ach_bank_account: 'onramp.bank' } as const

/** Costs, result and payment methods of the purchase. Shows no amounts after a failed quote. */
export function QuoteFacts({ onramp, paymentCurrency }: QuoteFactsProps) {
  const t = useTranslate(onrampMessages)
  const common = useTranslate(modalMessages)
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { quote, quotesLoading, error, refetch, feeRange } = onramp
  const { id: currency, limits } = paymentCurrency
  const money = (amount: string | number) => formatFiat(Number(amount), locale, currency)
  if (error && !quotesLoading) {
    const text = toErrorText(error)
    return (
      <div className="onramp-failed" role="alert">
        <p>{t(text)}</p>
        {text === 'modal.somethingWrong' ? (
          <Button testId={modalTestIds.retry} onClick={() => void refetch()}>
            {common('modal.tryAgain')}
          </Button>
        ) : null}
      </div>
    )
  }
  const bought = quote?.purchaseAmount
  const facts = [
    ...(quotesLoading && !quote
      ? [{ name: t('onramp.quoting'), value: <Skeleton width={96} height={18} /> }]
      : []),
    ...(bought
      ? [
          { name: t('onramp.getAbout'), value: formatBought(bought.amount, bought.currency, locale) },
          { name: t('onramp.total'), value: money(quote.paymentTotal.amount) },
          {
            name: t('onramp.fee'),
            value: `${money(quote.coinbaseFee.amount)} (\u2066${feeRange}\u2069)`,
          },
          { name: t('onramp.networkFee'), value: money(quote.networkFee.amount) },
        ]
      : [{ name: t('onramp.fee'), value: `\u2066${feeRange}\u2069` }]),
    ...limits.flatMap(({ id, min, max }) => {
      const name = methods[id as keyof typeof methods]
      return name ? [{ name: t(name), value: t('onramp.limits', { min: money(min), max: money(max) }) }] : []
    }),
  ]
  return <FactList facts={facts} busy={quotesLoading} />
}
