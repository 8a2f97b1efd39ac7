'use client'
import { getCurrencyImageUrl } from '@latchkit/core/onramp'
import { Row } from '../../modal/components/Row.js'
import { RowList } from '../../modal/components/RowList.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useOnramp } from '../../page/hooks/useOnramp.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { onrampTestIds } from '../../page/testIds/onrampTestIds.js'
import { useBackOr } from '../../shared/hooks/useBackOr.js'
import onrampStyles from './Onramp.css?inline'
import { OnrampFailure } from './OnrampFailure.js'
import { onrampMessages } from './onrampMessages.js'

/** List of payment currencies. */
export function OnRampFiatSelectView() {
  useStyles(onrampStyles)
  const t = useTranslate(onrampMessages)
  const { client } = useLatchkit()
  const { formatLocale } = useAtomValue(localeAtom)
  const leave = useBackOr('OnRampProviders')
  const { network } = useNetwork()
  const onramp = useOnramp()
  const { paymentCurrencies, paymentCurrency, update } = onramp
  const names = new Intl.DisplayNames(formatLocale, { type: 'currency' })
  return (
    <View title={t('onramp.selectCurrency')}>
      {paymentCurrencies.length > 0 ? (
        <RowList label={t('onramp.selectCurrency')}>
          {paymentCurrencies.map(({ id }) => (
            <li key={id}>
              <Row
                label={names.of(id) ?? id}
                detail={id}
                icon={<WalletIcon name={id} src={getCurrencyImageUrl(client, id)} shape="circle" />}
                selected={id === paymentCurrency?.id}
                testId={onrampTestIds.onrampCurrency(id)}
                onClick={() => {
                  update({ paymentCurrencyId: id })
                  leave()
                }}
              />
            </li>
          ))}
        </RowList>
      ) : (
        <OnrampFailure onramp={onramp} network={network?.name ?? ''} />
      )}
    </View>
  )
}
