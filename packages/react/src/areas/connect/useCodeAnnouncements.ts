'use client'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import type { Pairing } from '../../page/pairing/usePairingOffer.js'
import { walletConnectMessages } from './walletConnectMessages.js'

/** Announces once that a code is available, renewed or declined. The countdown is not announced. */
export function useCodeAnnouncements({ uri, phase }: Pairing): void {
  const t = useTranslate(walletConnectMessages)
  const announce = useAnnounce()
  const count = useRef(0)
  const isDeclined = phase === 'rejected'
  useEffect(() => {
    if (isDeclined) announce(`${t('walletConnect.declined')}. ${t('walletConnect.declinedHint')}`)
  }, [announce, t, isDeclined])
  useEffect(() => {
    if (!uri) return
    count.current += 1
    if (!isDeclined) announce(t(count.current > 1 ? 'walletConnect.codeRenewed' : 'walletConnect.codeReady'))
  }, [announce, t, uri, isDeclined])
}
