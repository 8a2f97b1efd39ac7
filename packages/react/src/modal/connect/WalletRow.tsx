'use client'
import { getNamespaceName } from '@latchkit/core/networks'
import type { Wallet } from '@latchkit/core/wallets'
import type { ReactNode } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useWalletIcon } from '../../page/hooks/useWalletIcon.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { Row } from '../components/Row.js'
import { WalletIcon } from '../components/WalletIcon.js'
import { QrCodeIcon } from '../icons/QrCodeIcon.js'
import { connectMessages } from './connectMessages.js'

export type WalletRowProps = {
  wallet: Wallet
  onClick: () => void
  /** Called when a press of the row is imminent. */
  onIntent?: (() => void) | undefined
  /** A short text at the end. */
  badge?: string | undefined
  /** A second line. */
  detail?: string | undefined
  /** Content at the end instead of a badge. */
  end?: ReactNode | undefined
  disabled?: boolean | undefined
}

/** A wallet of a list, with its logo. */
export function WalletRow({ wallet, ...row }: WalletRowProps) {
  const t = useTranslate(connectMessages)
  const namespaces = useNamespaceDetail(wallet)
  const src = useWalletIcon(wallet)
  const isWalletConnect = !src && wallet.connectors[0]?.type === 'walletconnect'
  return (
    <Row
      {...row}
      label={wallet.name}
      detail={isWalletConnect ? t('connect.scan') : (row.detail ?? namespaces)}
      icon={
        isWalletConnect ? (
          <span className="row-tile">
            <QrCodeIcon />
          </span>
        ) : (
          <WalletIcon name={wallet.name} src={src} />
        )
      }
      testId={modalTestIds.wallet(wallet)}
    />
  )
}

/**
 * The app's namespaces that a wallet supports, for its row: those of its connectors on this page, else the known ones.
 * Undefined if the app has a single namespace.
 */
function useNamespaceDetail({ connectors, namespaces }: Wallet): string | undefined {
  const { adapters } = useLatchkit().client
  if (adapters.length < 2) return undefined
  const has = connectors.length > 0 ? connectors.map(({ namespace }) => namespace) : namespaces
  return (
    adapters
      .flatMap(({ namespace }) => (has?.includes(namespace) ? getNamespaceName(namespace) : []))
      .join(' · ') || undefined
  )
}
