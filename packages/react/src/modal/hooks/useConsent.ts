'use client'
import { useCallback } from 'react'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useOptions } from '../../page/hooks/useOptions.js'
import { getStore } from '../../page/provider/getStore.js'
import { consentAtom } from '../../page/router/lazyAtoms.js'

/** Whether the app's terms have to be accepted before a wallet is connected, and whether they were. */
export function useConsent(): {
  needed: boolean
  /** Connections are not allowed yet. */
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
