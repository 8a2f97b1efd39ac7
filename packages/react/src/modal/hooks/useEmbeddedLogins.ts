'use client'
import type { Features } from '@latchkit/core'
import { useOptions } from '../../page/hooks/useOptions.js'

const none = { email: false, socials: false } as const

/**
 * Enabled logins of the secure frame, as in `useFeatures`. For components that render before the first row of the
 * modal: `useFeatures` reads the time zone, and the first `Intl` format of a page takes 10 ms.
 */
export function useEmbeddedLogins(): Pick<Features, 'email' | 'socials'> {
  const { features, secureFrame, adapters } = useOptions()
  return secureFrame && adapters ? features : none
}
