'use client'
import { useConsent } from '../../../modal/hooks/useConsent.js'
import { useLatchkit } from '../../../page/hooks/useLatchkit.js'
import { loadFrameActions } from './loadFrameActions.js'

/**
 * Returns a callback that loads the secure frame before the user signs in, and does nothing until the terms of the app are
 * accepted. A failure is shown when the user signs in, which retries the load.
 */
export function usePrepareFrame(): () => void {
  const { client } = useLatchkit()
  const { locked } = useConsent()
  return () => {
    if (locked) return
    void loadFrameActions()
      .then(({ prepareSecureFrame }) => prepareSecureFrame(client))
      .catch(() => {})
  }
}
