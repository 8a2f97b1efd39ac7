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
  /** Called when the row is about to be pressed. */
  onIntent?: (() => void) | undefined
  /** A short word at the end. */
  badge?: string | undefined
  /** A second line. */
  detail?: string | undefined
  /** What stands at the end instead of a badge. */
  end?: ReactNode | undefined
  disabled?: boolean | undefined
}

/** One wallet of a list, with its logo. */
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
 * Which of the app's namespaces a wallet has, to be read in its row: those it has on this page, else what is known of
 * it. Undefined where the app has one namespace only.
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
