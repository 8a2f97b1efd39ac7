'use client'
import { useLocale } from '../../hooks/useLocale.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { testIds } from '../../testIds.js'
import { formatTime } from './formatTime.js'
import { useSecondsLeft } from './useSecondsLeft.js'
import { walletConnectMessages } from './walletConnectMessages.js'

/** When the next code comes. Read out by nobody: the new code itself is announced. */
export function PairingCountdown({ renewsAt }: { renewsAt: number | undefined }) {
  const t = useTranslate(walletConnectMessages)
  const { formatLocale } = useLocale()
  const left = useSecondsLeft(renewsAt)
  return (
    <span className="pairing-countdown" role="timer" aria-live="off" data-testid={testIds.wcCountdown}>
      {left === undefined ? null : t('walletConnect.newCode', { time: formatTime(left, formatLocale) })}
    </span>
  )
}
