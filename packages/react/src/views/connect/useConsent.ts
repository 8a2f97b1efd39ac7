'use client'
import { useCell } from '../../hooks/useCell.js'
import { useInternals } from '../../hooks/useInternals.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useFeatures } from './useFeatures.js'

/** Whether the app's terms have to be accepted before a wallet is asked, and whether they were. */
export function useConsent(): {
  needed: boolean
  /** Nothing may be connected yet. */
  locked: boolean
  agreed: boolean
  setAgreed: (agreed: boolean) => void
} {
  const { termsConditionsUrl, privacyPolicyUrl } = useLatchkit().client.config
  const { legalCheckbox } = useFeatures()
  const { consent } = useInternals()
  const agreed = useCell(consent)
  const needed = legalCheckbox && Boolean(termsConditionsUrl ?? privacyPolicyUrl)
  return { needed, locked: needed && !agreed, agreed, setAgreed: consent.set }
}
