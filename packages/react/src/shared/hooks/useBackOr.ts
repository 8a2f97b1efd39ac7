'use client'
import { useCallback } from 'react'
import { useRouter } from '../../modal/hooks/useRouter.js'

/** Returns a function that leaves a view: back, or to another view if the modal was opened with this one. */
export function useBackOr(name: 'Account' | 'OnRampProviders' | 'Swap' | 'WalletSend'): () => void {
  const { back, replace, canGoBack } = useRouter()
  return useCallback(() => {
    if (canGoBack()) back()
    else replace(name)
  }, [back, replace, canGoBack, name])
}
