'use client'
import { emailUpdateAtom, updateEmailSecondaryOtp } from '@latchkit/core/secureframe'
import { useState } from 'react'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { View } from '../../modal/View.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { CodeForm } from './CodeForm.js'
import { embeddedMessages } from './embeddedMessages.js'
import { StartOver } from './StartOver.js'
import { settingsMessages } from './settingsMessages.js'
import { useUpdateResend } from './useUpdateResend.js'

/** Prompts for the code that was sent to the new address, which becomes the login address. */
export function UpdateEmailSecondaryOtpView() {
  const t = useTranslate(settingsMessages)
  const texts = useTranslate(embeddedMessages)
  const { client } = useLatchkit()
  const { reset, push } = useRouter()
  const toast = useToast()
  const { count, ...resend } = useUpdateResend('verifySecondaryOtp')
  // It stays on screen when the change is done.
  const [email] = useState(() => client.store.get(emailUpdateAtom)?.email ?? '')

  async function submit(otp: string, signal: AbortSignal) {
    const { newEmail } = await updateEmailSecondaryOtp(client, { otp, signal })
    if (signal.aborted) return
    toast.show({ variant: 'success', message: t('update.done', { email: newEmail }) })
    reset('Account')
    push('AccountSettings')
  }

  return (
    <View title={t('update.secondaryTitle')}>
      <CodeForm text={texts('email.otpText', { email })} count={count} submit={submit} resend={resend}>
        <StartOver />
      </CodeForm>
    </View>
  )
}
