'use client'
import { useEffect, useRef } from 'react'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import type { UseOnrampReturnType } from '../../page/hooks/useOnramp.js'
import { isOpenAtom } from '../../page/router/atoms.js'

/**
 * Opens the checkout page and goes on to its result. The window is opened empty inside of the press, the only time at which
 * a browser opens one, and gets its address once that is known.
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
  // A view that is closed may be rendered for a moment longer.
  const isHere = () => isShown.current && client.store.get(isOpenAtom)
  return () => {
    if (start.isPending) return
    // In Telegram a window would be one of another app.
    const popup = client.platform.isTelegram() ? null : window.open('', '', 'popup,width=480,height=720')
    start().then(
      ({ url }) => {
        // Whoever left does not want to pay any more.
        if (!isHere()) return popup?.close()
        if (popup) {
          // The page of the provider must not be able to send this one elsewhere.
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
