'use client'
import { setWalletLink } from '@latchkit/core/walletconnect'
import { type ReactNode, useEffect } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import type { Pairing } from '../../page/pairing/usePairingOffer.js'
import { connectTestIds } from '../../page/testIds/connectTestIds.js'
import { QrCode } from '../../qrCode/QrCode.js'
import { FailureIcon } from '../../shared/icons/FailureIcon.js'
import { CopyLink } from './CopyLink.js'
import { PairingCountdown } from './PairingCountdown.js'
import walletConnectStyles from './ScanCode.css?inline'
import { useCodeAnnouncements } from './useCodeAnnouncements.js'
import { walletConnectMessages } from './walletConnectMessages.js'

export type ScanCodeProps = {
  pairing: Pairing
  /** Instructions for the code. */
  text: string
  logo?: ReactNode | undefined
}

/** The code to scan, the link to copy instead, and the countdown to their renewal. */
export function ScanCode({ pairing, text, logo }: ScanCodeProps) {
  useStyles(walletConnectStyles)
  const t = useTranslate(walletConnectMessages)
  const { uri, renewsAt, phase } = pairing
  useCodeAnnouncements(pairing)
  const { client } = useLatchkit()
  // A wallet on another device scans the code: a previously opened link leads to another wallet.
  useEffect(() => setWalletLink(client, undefined), [client])
  return (
    <div className="pairing">
      {phase === 'rejected' ? (
        <p className="pairing-declined">
          <FailureIcon />
          <span>
            <b>{t('walletConnect.declined')}</b>
            {t('walletConnect.declinedHint')}
          </span>
        </p>
      ) : null}
      <QrCode
        uri={uri}
        label={t(uri ? 'walletConnect.qr' : 'walletConnect.qrLoading')}
        logo={logo}
        testId={connectTestIds.wcQr}
      />
      <p className="pairing-text">{!uri && !navigator.onLine ? t('walletConnect.waitingOffline') : text}</p>
      <div className="pairing-end">
        <PairingCountdown renewsAt={renewsAt} />
        <CopyLink uri={uri} />
      </div>
    </div>
  )
}
