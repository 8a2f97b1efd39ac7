'use client'
import { useState } from 'react'
import { Row } from '../../modal/components/Row.js'
import { View } from '../../modal/View.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useOnramp } from '../../page/hooks/useOnramp.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { Note } from '../../shared/components/Note.js'
import { SearchField } from '../../shared/components/SearchField.js'
import { VirtualList } from '../../shared/components/VirtualList.js'
import { useAnnouncedText } from '../../shared/hooks/useAnnouncedText.js'
import { useBackOr } from '../../shared/hooks/useBackOr.js'
import { TokenLogo } from '../../shared/TokenLogo.js'
import { OnrampFailure } from './OnrampFailure.js'
import { onrampMessages } from './onrampMessages.js'

/** Number of tokens from which a search field is shown. */
const manyTokens = 8

/** List of tokens that can be bought on the network. */
export function OnRampTokenSelectView() {
  const t = useTranslate(onrampMessages)
  const leave = useBackOr('OnRampProviders')
  const { network } = useNetwork()
  const onramp = useOnramp()
  const { purchaseCurrencies, purchaseCurrency, update } = onramp
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = purchaseCurrencies.filter(({ name, symbol, address = '' }) =>
    [name, symbol, address].some(text => text.toLowerCase().includes(wanted)),
  )
  const none = found.length === 0 && purchaseCurrencies.length > 0 ? t('onramp.tokensNone') : undefined
  useAnnouncedText(none)
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
              icon={<TokenLogo token={one} />}
              selected={one.id === purchaseCurrency?.id}
              testId={modalTestIds.token(one.address ?? 'native')}
              onClick={() => {
                update({ purchaseCurrencyId: one.id })
                leave()
              }}
            />
          )}
        />
      ) : none ? (
        <Note>{none}</Note>
      ) : (
        <OnrampFailure onramp={onramp} network={network?.name ?? ''} />
      )}
    </View>
  )
}
