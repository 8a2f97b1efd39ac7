'use client'
import { getTokenImageUrl } from '@latchkit/core/balances'
import { useState } from 'react'
import { Row } from '../../components/Row.js'
import { SearchField } from '../../components/SearchField.js'
import { VirtualList } from '../../components/VirtualList.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useOnramp } from '../../hooks/useOnramp.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { View } from '../../modal/View.js'
import { useStyles } from '../../styles/useStyles.js'
import { modalTestIds } from '../../testIds/modalTestIds.js'
import onrampStyles from './Onramp.css?inline'
import { OnrampFailure } from './OnrampFailure.js'
import { onrampMessages } from './onrampMessages.js'

/** Tokens from which on a search is offered. */
const manyTokens = 8

/** What can be bought on the network. */
export function OnRampTokenSelectView() {
  useStyles(onrampStyles)
  const t = useTranslate(onrampMessages)
  const { client } = useLatchkit()
  const { back, canGoBack, replace } = useRouter()
  const { network } = useNetwork()
  const onramp = useOnramp()
  const { purchaseCurrencies, purchaseCurrency, update } = onramp
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = purchaseCurrencies.filter(({ name, symbol, address = '' }) =>
    [name, symbol, address].some(text => text.toLowerCase().includes(wanted)),
  )
  return (
    <View title={t('onramp.selectToken')} fixed>
      {purchaseCurrencies.length > manyTokens ? (
        <SearchField label={t('onramp.tokensSearch')} value={search} onChange={setSearch} />
      ) : null}
      {found.length > 0 ? (
        <VirtualList
          items={found}
          rowHeight={64}
          label={t('onramp.selectToken')}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          renderItem={one => (
            <Row
              label={one.name}
              detail={one.symbol}
              icon={
                <WalletIcon
                  name={one.symbol}
                  src={getTokenImageUrl(client, { ...one, iconUrl: undefined, isLookalike: false })}
                  shape="circle"
                />
              }
              selected={one.id === purchaseCurrency?.id}
              testId={modalTestIds.token(one.address ?? 'native')}
              onClick={() => {
                update({ purchaseCurrencyId: one.id })
                if (canGoBack()) back()
                else replace('OnRampProviders')
              }}
            />
          )}
        />
      ) : purchaseCurrencies.length > 0 ? (
        <p className="onramp-note">{t('onramp.tokensNone')}</p>
      ) : (
        <OnrampFailure onramp={onramp} network={network?.name ?? ''} />
      )}
    </View>
  )
}
