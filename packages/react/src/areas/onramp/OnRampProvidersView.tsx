'use client'
import { getCurrencyImageUrl } from '@latchkit/core/onramp'
import { useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Row } from '../../modal/components/Row.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { ChevronIcon } from '../../modal/icons/ChevronIcon.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useOnramp } from '../../page/hooks/useOnramp.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { onrampTestIds } from '../../page/testIds/onrampTestIds.js'
import { Field } from '../../shared/components/Field.js'
import { TokenLogo } from '../../shared/TokenLogo.js'
import onrampStyles from './Onramp.css?inline'
import { OnrampFailure } from './OnrampFailure.js'
import { onrampMessages } from './onrampMessages.js'
import { QuoteFacts } from './QuoteFacts.js'
import { toAmountProblem, toErrorText } from './toOnrampText.js'
import { useCheckout } from './useCheckout.js'

/** The form of a purchase: the payment, the token, and the costs. Continue opens the page of the provider. */
export function OnRampProvidersView() {
  useStyles(onrampStyles)
  const t = useTranslate(onrampMessages)
  const { client } = useLatchkit()
  const { formatLocale } = useAtomValue(localeAtom)
  const { push } = useRouter()
  const { network } = useNetwork()
  const announce = useAnnounce()
  const onramp = useOnramp()
  const { purchaseCurrency, paymentCurrency, paymentAmount, payment, quote, start, update } = onramp
  const [failure, setFailure] = useState<string>()
  const openCheckout = useCheckout(start, error => {
    const text = t(toErrorText(error))
    setFailure(text)
    announce(text)
  })
  if (!purchaseCurrency || !paymentCurrency)
    return (
      <View title={t('onramp.title')}>
        <OnrampFailure onramp={onramp} network={network?.name ?? ''} />
      </View>
    )
  const found = payment && toAmountProblem(payment, paymentCurrency, formatLocale)
  const problem = found && t(found.key, found.parameters)
  const isByBank = payment?.methods?.length && !payment.methods.includes('card')
  function buy() {
    if (problem) return announce(problem)
    if (!quote) return
    setFailure(undefined)
    announce(t('onramp.opening'))
    openCheckout()
  }
  const { symbol } = purchaseCurrency
  const { id: currency } = paymentCurrency
  return (
    <View
      title={t('onramp.title')}
      footer={
        <Button
          variant="accent"
          wide
          disabled={!quote}
          busy={start.isPending}
          testId={onrampTestIds.onrampContinue}
          onClick={buy}
        >
          {start.isPending ? <Spinner /> : null}
          {t(start.isPending ? 'onramp.opening' : 'onramp.continue')}
        </Button>
      }
    >
      <div className="onramp">
        <Field
          kind="amount"
          focusFirst={!client.platform.isMobile()}
          placeholder="0"
          testId={onrampTestIds.onrampAmount}
          label={t('onramp.pay')}
          value={paymentAmount}
          problem={problem ?? failure}
          hint={isByBank ? t('onramp.byBank') : undefined}
          onChange={text => {
            setFailure(undefined)
            update({ paymentAmount: text })
          }}
          onSubmit={buy}
          end={
            <button
              type="button"
              className="onramp-currency"
              data-testid={onrampTestIds.onrampFiat}
              onClick={() => push('OnRampFiatSelect')}
            >
              <WalletIcon
                name={currency}
                src={getCurrencyImageUrl(client, currency)}
                shape="circle"
                size={24}
              />
              <span className="sr">{t('onramp.selectCurrency')}</span>
              {currency}
              <ChevronIcon />
            </button>
          }
        />
        <div className="field">
          <p className="text label">{t('onramp.get')}</p>
          <Row
            label={purchaseCurrency.name}
            detail={symbol}
            icon={<TokenLogo token={{ symbol }} />}
            badge={network?.name}
            chevron
            testId={onrampTestIds.onrampToken}
            onClick={() => push('OnRampTokenSelect')}
          />
        </div>
        <QuoteFacts onramp={onramp} paymentCurrency={paymentCurrency} />
      </div>
    </View>
  )
}
