'use client'
import { importWithRetry } from '@latchkit/core/connection'
import { useConsent } from './hooks/useConsent.js'
import { useLazyComponent } from './hooks/useLazyComponent.js'

/**
 * Consent to the app's terms, if the app requires it. Connections are blocked before, also while its box is loading.
 */
export function LegalConsent() {
  const { needed } = useConsent()
  const Box = useLazyComponent(needed, async () => {
    const { ConsentBox } = await importWithRetry(() => import('../shared/ConsentBox.js'))
    return ConsentBox
  })
  return Box ? <Box /> : null
}
