'use client'
import type { Features } from '@latchkit/core'
import { useOptions } from '../../page/hooks/useOptions.js'

const none = { email: false, socials: false } as const

/**
 * The logins of the secure frame that are on, as `useFeatures` has them. For what is rendered before the first row of the
 * modal: `useFeatures` reads the time zone, and the first `Intl` format of a page takes 10 ms.
 */
export function useEmbeddedLogins(): Pick<Features, 'email' | 'socials'> {
  const { features, secureFrame, adapters } = useOptions()
  return secureFrame && adapters ? features : none
}
