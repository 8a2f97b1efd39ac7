'use client'
import { useCallback } from 'react'
import { consentAtom } from '../modal/lazyAtoms.js'
import { getStore } from '../provider/getStore.js'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'
import { useOptions } from './useOptions.js'

/** Whether the app's terms have to be accepted before a wallet is asked, and whether they were. */
export function useConsent(): {
  needed: boolean
  /** Nothing may be connected yet. */
  locked: boolean
  agreed: boolean
  setAgreed: (agreed: boolean) => void
} {
  const latchkit = useLatchkit()
  const { termsConditionsUrl, privacyPolicyUrl, features } = useOptions()
  const agreed = useAtomValue(consentAtom)
  const setAgreed = useCallback((next: boolean) => getStore(latchkit).set(consentAtom, next), [latchkit])
  const needed = features.legalCheckbox && Boolean(termsConditionsUrl ?? privacyPolicyUrl)
  return { needed, locked: needed && !agreed, agreed, setAgreed }
}
