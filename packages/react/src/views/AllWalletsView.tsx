'use client'
import { searchWallets } from '@latchkit/core/wallets'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Button } from '../components/Button.js'
import { Hero } from '../components/Hero.js'
import { SearchField } from '../components/SearchField.js'
import { VirtualList } from '../components/VirtualList.js'
import { useAnnounce } from '../hooks/useAnnounce.js'
import { useConsent } from '../hooks/useConsent.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { usePreloadView } from '../hooks/usePreloadView.js'
import { useRouter } from '../hooks/useRouter.js'
import { useTranslate } from '../hooks/useTranslate.js'
import { useWallets } from '../hooks/useWallets.js'
import { allWalletsMessages } from '../i18n/en/allWallets.js'
import { SearchIcon } from '../icons/SearchIcon.js'
import { LegalConsent } from '../modal/LegalConsent.js'
import { View } from '../modal/View.js'
import { WalletRow } from '../modal/WalletRow.js'
import { useStyles } from '../styles/useStyles.js'
import { testIds } from '../testIds.js'
import { allWalletsStyles } from './allWallets/allWalletsStyles.js'

/** Rows are 56 px with a gap of 8. */
const rowHeight = 64

/** Every wallet, found by typing. */
export function AllWalletsView() {
  useStyles(allWalletsStyles)
  const t = useTranslate(allWalletsMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const announce = useAnnounce()
  const { locked } = useConsent()
  const preload = usePreloadView('ConnectingExternal')
  const wallets = useWallets()
  const [query, setQuery] = useState('')
  // Typing stays smooth with hundreds of wallets: the list follows when there is time.
  const wanted = useDeferredValue(query)
  const shown = useMemo(() => searchWallets(wallets, wanted), [wallets, wanted])
  useEffect(() => {
    if (wanted) announce(t('allWallets.found', { count: shown.length }))
  }, [announce, t, wanted, shown.length])
  return (
    <View
      title={t('allWallets.title')}
      fixed
      footer={
        shown.length === 0 ? (
          <Button look="plain" testId={testIds.getWallet} onClick={() => push('GetWallet')}>
            {t('allWallets.noWallet')}
          </Button>
        ) : undefined
      }
    >
      <LegalConsent />
      <SearchField
        label={t('allWallets.search')}
        value={query}
        onChange={setQuery}
        testId={testIds.walletsSearch}
        focusFirst={!client.platform.isMobile()}
      />
      {shown.length > 0 ? (
        <VirtualList
          items={shown}
          rowHeight={rowHeight}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          label={t('allWallets.list')}
          testId={testIds.walletsList}
          renderItem={wallet => (
            <WalletRow
              wallet={wallet}
              badge={wallet.installed ? t('allWallets.installed') : undefined}
              disabled={locked}
              onIntent={preload}
              onClick={() => push('ConnectingExternal', { walletId: wallet.id })}
            />
          )}
        />
      ) : (
        <div className="all-wallets-none">
          <Hero icon={<SearchIcon />} heading={t('allWallets.none')} text={t('allWallets.noneHint')} />
        </div>
      )}
    </View>
  )
}
