'use client'
import { importWithRetry } from '@latchkit/core/connection'
import type { Wallet } from '@latchkit/core/wallets'
import { type ComponentType, useState } from 'react'
import type { WalletGroupsProps } from '../../areas/connect/WalletGroups.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useOptions } from '../../page/hooks/useOptions.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useWallets } from '../../page/hooks/useWallets.js'
import type { ConnectTarget } from '../../page/router/types.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { connectRows } from '../../page/walletList/connectRows.js'
import { useHighlights } from '../../page/walletList/useHighlights.js'
import { Hero } from '../components/Hero.js'
import { Row } from '../components/Row.js'
import { RowList } from '../components/RowList.js'
import { Skeleton } from '../components/Skeleton.js'
import { useLazyComponent } from '../hooks/useLazyComponent.js'
import { usePreloadView } from '../hooks/usePreloadView.js'
import { useRouter } from '../hooks/useRouter.js'
import { GridIcon } from '../icons/GridIcon.js'
import { WalletIcon as WalletGlyph } from '../icons/WalletIcon.js'
import { connectMessages } from './connectMessages.js'
import { useOpenWallet } from './useOpenWallet.js'
import { WalletRow } from './WalletRow.js'

/** The wallet rows, or a single row that expands them with `collapseWallets`. */
export function ConnectWallets({
  locked,
  target,
}: {
  locked: boolean
  /** Target of the connection, if limited to a namespace. */
  target?: ConnectTarget | undefined
}) {
  const t = useTranslate(connectMessages)
  const { push } = useRouter()
  const { gateway, allWallets = 'show', features, walletGroups } = useOptions()
  const [unfolded, setUnfolded] = useState(!features.collapseWallets)
  const { client } = useLatchkit()
  const { openWallet, preloadWallet } = useOpenWallet(target)
  const preloadAll = usePreloadView('AllWallets')
  const wallets = useWallets(undefined, target?.namespace)
  const recommended = useHighlights()
  const isMobile = client.platform.isMobile()
  const leadsToAll = allWallets === 'show' || (allWallets === 'only-mobile' && isMobile)
  const { rows, free, hasMore } = connectRows(wallets, {
    canScan: !isMobile,
    recommended,
    isWaiting: !recommended,
    isOrdered: features.connectorTypeOrder !== undefined,
  })
  const loaded = useLazyComponent(Boolean(walletGroups), async () => {
    const { WalletGroups } = await importWithRetry(() => import('../../areas/connect/WalletGroups.js'))
    return WalletGroups as ComponentType
  }) as ComponentType<WalletGroupsProps> | undefined
  const WalletGroups = walletGroups ? loaded : undefined
  const renderRow = (wallet: Wallet) => (
    <li key={wallet.id}>
      <WalletRow
        wallet={wallet}
        badge={
          // The title has the same text.
          WalletGroups
            ? undefined
            : wallet.recent
              ? t('connect.recent')
              : wallet.installed
                ? t('connect.installed')
                : undefined
        }
        disabled={locked}
        onIntent={() => preloadWallet(wallet)}
        onClick={() => openWallet(wallet)}
      />
    </li>
  )
  if (wallets.length === 0)
    return <Hero icon={<WalletGlyph />} heading={t('connect.empty')} text={t('connect.emptyHint')} />
  if (!unfolded)
    return (
      <Row
        label={t('connect.continueWithWallet')}
        icon={<WalletTile />}
        chevron
        disabled={locked}
        testId={modalTestIds.walletsToggle}
        onClick={() => setUnfolded(true)}
      />
    )
  return (
    <RowList label={t('connect.wallets')} testId={modalTestIds.walletsList}>
      {WalletGroups ? <WalletGroups wallets={wallets} rows={rows} render={renderRow} /> : rows.map(renderRow)}
      {Array.from({ length: free }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <li key={row} aria-hidden="true">
          <Skeleton height={56} />
        </li>
      ))}
      {leadsToAll && (hasMore || gateway) ? (
        <li>
          <Row
            label={t('connect.allWallets')}
            icon={<GridTile />}
            // The number of wallets of a directory is known after its first response.
            badge={gateway ? undefined : t('connect.allWalletsCount', { count: wallets.length })}
            chevron
            disabled={locked}
            testId={modalTestIds.allWallets}
            onIntent={preloadAll}
            onClick={() => push('AllWallets', target)}
          />
        </li>
      ) : null}
    </RowList>
  )
}

function WalletTile() {
  return (
    <span className="row-tile">
      <WalletGlyph />
    </span>
  )
}

function GridTile() {
  return (
    <span className="row-tile">
      <GridIcon />
    </span>
  )
}
