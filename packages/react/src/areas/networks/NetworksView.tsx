'use client'
import { getNamespaceName } from '@latchkit/core/networks'
import { useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { networkTestIds } from '../../page/testIds/networkTestIds.js'
import { SearchField } from '../../shared/components/SearchField.js'
import { useAnnouncedText } from '../../shared/hooks/useAnnouncedText.js'
import { useShownNetworks } from '../../shared/hooks/useShownNetworks.js'
import { NetworkRows } from './NetworkRows.js'
import networksStyles from './NetworksView.css?inline'
import { networksMessages } from './networksMessages.js'

/** From this many networks on, a search is quicker than a look. */
const searchFrom = 8

/** Every network of the app, by namespace if it has several, with the current network marked. */
export function NetworksView() {
  useStyles(networksStyles)
  const t = useTranslate(networksMessages)
  const groups = useShownNetworks()
  const { back, push } = useRouter()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const count = groups.reduce((sum, { networks }) => sum + networks.length, 0)
  const shown = groups.flatMap(({ namespace, networks }) => {
    const name = getNamespaceName(namespace)
    const isWhole = groups.length > 1 && name.toLowerCase().includes(wanted)
    const matching = isWhole
      ? networks
      : networks.filter(network => network.name.toLowerCase().includes(wanted))
    return matching.length > 0 ? [{ name, networks: matching }] : []
  })
  const none = shown.length === 0 ? t('networks.none') : undefined
  useAnnouncedText(none)
  return (
    <View
      title={t('networks.title')}
      footer={
        <Button variant="plain" testId={networkTestIds.whatIsNetwork} onClick={() => push('WhatIsANetwork')}>
          {t('networks.whatIs')}
        </Button>
      }
    >
      {count >= searchFrom ? (
        <SearchField
          label={t('networks.search')}
          value={query}
          onChange={setQuery}
          testId={networkTestIds.networkSearch}
        />
      ) : null}
      {none ? <Hero text={none} /> : null}
      {groups.length > 1
        ? shown.map(({ name, networks }) => (
            <div key={name} className="networks-group">
              <h2 className="networks-heading">{name}</h2>
              <NetworkRows networks={networks} label={name} onSwitched={back} />
            </div>
          ))
        : shown.map(({ name, networks }) => <NetworkRows key={name} networks={networks} onSwitched={back} />)}
    </View>
  )
}
