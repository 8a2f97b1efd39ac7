'use client'
import { useState } from 'react'
import { Hero } from '../components/Hero.js'
import { SearchField } from '../components/SearchField.js'
import { useNetwork } from '../hooks/useNetwork.js'
import { useRouter } from '../hooks/useRouter.js'
import { useTranslate } from '../hooks/useTranslate.js'
import { networksMessages } from '../i18n/en/networks.js'
import { NetworkRows } from '../modal/NetworkRows.js'
import { View } from '../modal/View.js'
import { testIds } from '../testIds.js'

/** From this many networks on, a search is quicker than a look. */
const searchFrom = 8

/** Every network of the app, the current one marked. */
export function NetworksView() {
  const t = useTranslate(networksMessages)
  const { networks } = useNetwork()
  const { back } = useRouter()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const shown = networks.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <View title={t('networks.title')}>
      {networks.length >= searchFrom ? (
        <SearchField
          label={t('networks.search')}
          value={query}
          onChange={setQuery}
          testId={testIds.networkSearch}
        />
      ) : null}
      {shown.length > 0 ? (
        <NetworkRows networks={shown} onSwitched={back} />
      ) : (
        <Hero text={t('networks.none')} />
      )}
    </View>
  )
}
