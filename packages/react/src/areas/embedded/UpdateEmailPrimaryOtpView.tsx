'use client'
import { updateEmailPrimaryOtp } from '@latchkit/core/secureframe'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { View } from '../../modal/View.js'
import { useAccount } from '../../page/hooks/useAccount.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { CodeForm } from './CodeForm.js'
import { StartOver } from './StartOver.js'
import { settingsMessages } from './settingsMessages.js'
import { useUpdateResend } from './useUpdateResend.js'

/** Prompts for the code that was sent to the current address. */
export function UpdateEmailPrimaryOtpView() {
  const t = useTranslate(settingsMessages)
  const { client } = useLatchkit()
  const { replace } = useRouter()
  const { embeddedWalletInfo } = useAccount()
  const email = embeddedWalletInfo?.user?.email
  const { count, ...resend } = useUpdateResend('verifyPrimaryOtp')

  async function submit(otp: string, signal: AbortSignal) {
    await updateEmailPrimaryOtp(client, { otp, signal })
    if (!signal.aborted) replace('UpdateEmailSecondaryOtp')
  }

  return (
    <View title={t('update.primaryTitle')}>
      <CodeForm
        text={email ? t('update.primaryText', { email }) : t('update.primaryAny')}
        count={count}
        submit={submit}
        resend={resend}
      >
        <StartOver />
      </CodeForm>
    </View>
  )
}
