'use client'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Hero } from '../../components/Hero.js'
import { SearchField } from '../../components/SearchField.js'
import { VirtualList } from '../../components/VirtualList.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useConsent } from '../../hooks/useConsent.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { useViewParameters } from '../../hooks/useViewParameters.js'
import { SearchIcon } from '../../icons/SearchIcon.js'
import { LegalConsent } from '../../modal/LegalConsent.js'
import { View } from '../../modal/View.js'
import { useStyles } from '../../styles/useStyles.js'
import { connectTestIds } from '../../testIds/connectTestIds.js'
import { modalTestIds } from '../../testIds/modalTestIds.js'
import allWalletsStyles from './AllWalletsView.css?inline'
import { allWalletsMessages } from './allWalletsMessages.js'
import { DirectoryTail } from './DirectoryTail.js'
import { findWallets } from './findWallets.js'
import { useDirectory } from './useDirectory.js'
import { useDirectoryWallets } from './useDirectoryWallets.js'
import { useOpenWallet } from './useOpenWallet.js'
import { WalletRow } from './WalletRow.js'

/** Rows are 56 px with a gap of 8. */
const rowHeight = 64

/** Every wallet, found by typing: those of the kit and the app, and those of the directory where the app has one. */
export function AllWalletsView() {
  useStyles(allWalletsStyles)
  const t = useTranslate(allWalletsMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const target = useViewParameters('AllWallets')
  const announce = useAnnounce()
  const { locked } = useConsent()
  const { openWallet, preloadWallet } = useOpenWallet(target)
  const [query, setQuery] = useState('')
  // Typing stays smooth with hundreds of wallets: the list follows when there is time.
  const wanted = useDeferredValue(query)
  const { isThere, pages, search, loadMore, retry } = useDirectory(wanted)
  const wallets = useDirectoryWallets(target?.namespace)
  const shown = useMemo(() => findWallets(wallets, { query: wanted, search }), [wallets, wanted, search])
  const isSearching = wanted.trim() !== ''
  const { loading, error } = isSearching ? search : pages
  const total = pages.hasMore && !isSearching ? Math.max(pages.count ?? 0, shown.length) : shown.length
  useEffect(() => {
    if (isSearching && !loading) announce(t('allWallets.found', { count: shown.length }))
  }, [announce, t, isSearching, loading, shown.length])
  const isEmpty = shown.length === 0 && !loading && !error
  return (
    <View
      title={t('allWallets.title')}
      fixed
      footer={
        isEmpty ? (
          <Button variant="plain" testId={modalTestIds.getWallet} onClick={() => push('GetWallet')}>
            {t('allWallets.noWallet')}
          </Button>
        ) : undefined
      }
    >
      <LegalConsent />
      <SearchField
        label={t('allWallets.search')}
        placeholder={pages.count ? t('allWallets.searchCount', { count: total }) : undefined}
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
          items={shown}
          rowHeight={rowHeight}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          label={t('allWallets.list')}
          total={total}
          onEnd={isThere && !isSearching ? loadMore : undefined}
          tail={
            <DirectoryTail
              loading={isThere && loading}
              failed={error !== undefined}
              rows={shown.length > 0 ? 3 : 6}
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
