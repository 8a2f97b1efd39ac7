'use client'
import { useEffect, useRef } from 'react'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import type { UseOnrampReturnType } from '../../page/hooks/useOnramp.js'
import { isOpenAtom } from '../../page/router/atoms.js'

/**
 * Opens the checkout page and navigates to its result. Opens an empty window inside of the press, because browsers
 * block it later, and sets its URL once that is known.
 */
export function useCheckout(
  start: UseOnrampReturnType['start'],
  onError: (error: unknown) => void,
): () => void {
  const { client } = useLatchkit()
  const { push } = useRouter()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  // A closed view may stay rendered for a moment.
  const isHere = () => isShown.current && client.store.get(isOpenAtom)
  return () => {
    if (start.isPending) return
    // In Telegram a window would open in another app.
    const popup = client.platform.isTelegram() ? null : window.open('', '', 'popup,width=480,height=720')
    start().then(
      ({ url }) => {
        // The user left and does not want to pay any more.
        if (!isHere()) return popup?.close()
        if (popup) {
          // The provider's page must not be able to navigate this page.
          popup.opener = null
          popup.location.replace(url)
        }
        push('BuyInProgress', { isBlocked: !popup })
      },
      error => {
        popup?.close()
        if (isHere()) onError(error)
      },
    )
  }
}
