'use client'
import { useContext } from 'react'
import { EntryContext } from '../../../modal/EntryContext.js'
import { useEmbeddedLogins } from '../../../modal/hooks/useEmbeddedLogins.js'
import { LegalConsent } from '../../../modal/LegalConsent.js'
import { View } from '../../../modal/View.js'
import { useTranslate } from '../../../page/hooks/useTranslate.js'
import { EmailForm } from './EmailForm.js'
import { sectionMessages } from './sectionMessages.js'
import { useOffered } from './useOffered.js'

/** Prompts for the email address. Inside of Connect it is a section of that view. */
export function EmailLoginView() {
  const t = useTranslate(sectionMessages)
  const isSection = useContext(EntryContext)?.view !== 'EmailLogin'
  const { email } = useEmbeddedLogins()
  useOffered('EmailLogin', isSection || email)
  if (isSection) return <EmailForm />
  return (
    <View title={t('email.title')}>
      <LegalConsent />
      <EmailForm focusFirst />
    </View>
  )
}
