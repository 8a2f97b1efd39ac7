'use client'
import { useDeferredValue, useEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { connectMessages } from '../../modal/connect/connectMessages.js'
import { useOpenWallet } from '../../modal/connect/useOpenWallet.js'
import { WalletRow } from '../../modal/connect/WalletRow.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useConsent } from '../../modal/hooks/useConsent.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { LegalConsent } from '../../modal/LegalConsent.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { connectTestIds } from '../../page/testIds/connectTestIds.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { useWalletSearch } from '../../page/walletList/useWalletSearch.js'
import { SearchField } from '../../shared/components/SearchField.js'
import { VirtualList } from '../../shared/components/VirtualList.js'
import { SearchIcon } from '../../shared/icons/SearchIcon.js'
import allWalletsStyles from './AllWalletsView.css?inline'
import { allWalletsMessages } from './allWalletsMessages.js'
import { DirectoryTail } from './DirectoryTail.js'

/** Rows are 56 px with a gap of 8. */
const rowHeight = 64

/** Every wallet, searchable by typing: those of the kit and the app, and those of the directory if the app has one. */
export function AllWalletsView() {
  useStyles(allWalletsStyles)
  const t = useTranslate(allWalletsMessages)
  const ofConnect = useTranslate(connectMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const target = useViewParameters('AllWallets')
  const announce = useAnnounce()
  const { locked } = useConsent()
  const { openWallet, preloadWallet } = useOpenWallet(target)
  const [query, setQuery] = useState('')
  // Typing stays smooth with hundreds of wallets: the list follows when there is time.
  const wanted = useDeferredValue(query)
  const { found, total, count, isSearching, hasMore, loading, error, loadMore, retry } = useWalletSearch(
    wanted,
    target?.namespace,
  )
  useEffect(() => {
    if (isSearching && !loading) announce(t('allWallets.found', { count: found.length }))
  }, [announce, t, isSearching, loading, found.length])
  const isEmpty = found.length === 0 && !loading && !error
  return (
    <View
      title={ofConnect('connect.allWallets')}
      fixed
      footer={
        isEmpty ? (
          <Button variant="plain" testId={modalTestIds.getWallet} onClick={() => push('GetWallet')}>
            {ofConnect('connect.noWallet')}
          </Button>
        ) : undefined
      }
    >
      <LegalConsent />
      <SearchField
        label={t('allWallets.search')}
        placeholder={count ? t('allWallets.searchCount', { count: total }) : undefined}
        value={query}
        onChange={setQuery}
        testId={connectTestIds.walletsSearch}
        focusFirst={!client.platform.isMobile()}
      />
      {isEmpty ? (
        <div className="all-wallets-none">
          <Hero icon={<SearchIcon />} heading={t('allWallets.none')} text={t('allWallets.noneHint')} />
        </div>
      ) : (
        <VirtualList
          items={found}
          rowHeight={rowHeight}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          label={ofConnect('connect.wallets')}
          total={total}
          onEnd={hasMore ? loadMore : undefined}
          tail={
            <DirectoryTail
              loading={loading}
              failed={error !== undefined}
              rows={found.length > 0 ? 3 : 6}
              onRetry={retry}
            />
          }
          testId={modalTestIds.walletsList}
          renderItem={wallet => (
            <WalletRow
              wallet={wallet}
              badge={wallet.installed ? t('allWallets.installed') : undefined}
              disabled={locked}
              onIntent={() => preloadWallet(wallet)}
              onClick={() => openWallet(wallet)}
            />
          )}
        />
      )}
    </View>
  )
}
