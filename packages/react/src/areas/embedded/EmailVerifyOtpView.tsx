'use client'
import { emailLoginAtom, verifyOtp } from '@latchkit/core/secureframe'
import { useEffect } from 'react'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { CodeForm } from './CodeForm.js'
import { embeddedMessages } from './embeddedMessages.js'
import { useLeave } from './sections/useLeave.js'
import { useResend } from './useResend.js'

/** Prompts for an emailed code and connects the embedded wallet with it. */
export function EmailVerifyOtpView() {
  const t = useTranslate(embeddedMessages)
  const { client } = useLatchkit()
  const { reset } = useRouter()
  const leave = useLeave()
  const announce = useAnnounce()
  const login = useAtomValue(emailLoginAtom)
  const resend = useResend()

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the moment of opening.
  useEffect(() => {
    if (!client.store.get(emailLoginAtom)) reset('Connect')
  }, [])

  async function submit(otp: string, signal: AbortSignal) {
    await verifyOtp(client, { otp, signal })
    if (signal.aborted) return
    announce(t('email.connected'))
    leave()
  }

  return (
    <View title={t('email.otpTitle')}>
      <CodeForm
        text={t('email.otpText', { email: login?.email ?? '' })}
        count={login?.codeDigits}
        submit={submit}
        resend={{ ...resend, failure: resend.failure && t(...resend.failure) }}
      />
    </View>
  )
}
