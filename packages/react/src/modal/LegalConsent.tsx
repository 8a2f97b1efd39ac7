'use client'
import { importWithRetry } from '@latchkit/core/connection'
import { useConsent } from './hooks/useConsent.js'
import { useLazyComponent } from './hooks/useLazyComponent.js'

/** Consent to the app's terms, where it asks for one. Nothing can be connected before, also while its box is loaded. */
export function LegalConsent() {
  const { needed } = useConsent()
  const Box = useLazyComponent(needed, async () => {
    const { ConsentBox } = await importWithRetry(() => import('../shared/ConsentBox.js'))
    return ConsentBox
  })
  return Box ? <Box /> : null
}
