'use client'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { useSecondsLeft } from '../../page/pairing/useSecondsLeft.js'
import { connectTestIds } from '../../page/testIds/connectTestIds.js'
import { walletConnectMessages } from './walletConnectMessages.js'

/** Countdown to the next code. Screen readers skip it: the new code itself is announced. */
export function PairingCountdown({ renewsAt }: { renewsAt: number | undefined }) {
  const t = useTranslate(walletConnectMessages)
  const { formatLocale } = useAtomValue(localeAtom)
  const left = useSecondsLeft(renewsAt)
  return (
    <span className="pairing-countdown" role="timer" aria-live="off" data-testid={connectTestIds.wcCountdown}>
      {left === undefined ? null : t('walletConnect.newCode', { time: formatTime(left, formatLocale) })}
    </span>
  )
}

/** Formats seconds as minutes and seconds in a locale, such as `3:05`. */
function formatTime(seconds: number, locale: string): string {
  const minutes = new Intl.NumberFormat(locale).format(Math.floor(seconds / 60))
  const rest = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }).format(seconds % 60)
  return `${minutes}:${rest}`
}
