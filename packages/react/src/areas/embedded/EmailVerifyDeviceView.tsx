'use client'
import { emailLoginAtom, verifyDevice } from '@latchkit/core/secureframe'
import { useEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { embeddedTestIds } from '../../page/testIds/embeddedTestIds.js'
import { embeddedMessages } from './embeddedMessages.js'
import { MailIcon } from './MailIcon.js'
import emailStyles from './sections/Email.css?inline'
import { useResend } from './useResend.js'

/** Waits until this device is approved by the link of an email, and shows the number that the linked page requests. */
export function EmailVerifyDeviceView() {
  useStyles(emailStyles)
  const t = useTranslate(embeddedMessages)
  const { client } = useLatchkit()
  const { replace, reset } = useRouter()
  const announce = useAnnounce()
  const login = useAtomValue(emailLoginAtom)
  const [isFailed, setFailed] = useState(false)
  const resend = useResend()
  const sentAt = login?.sentAt

  // biome-ignore lint/correctness/useExhaustiveDependencies: each mail restarts the wait.
  useEffect(() => {
    if (!client.store.get(emailLoginAtom)) return reset('Connect')
    const controller = new AbortController()
    const { signal } = controller
    setFailed(false)
    // Not in the effect, which StrictMode cleans up immediately.
    const timer = setTimeout(async () => {
      try {
        await verifyDevice(client, { signal })
        if (!signal.aborted) replace('EmailVerifyOtp')
      } catch (error) {
        if (signal.aborted) return
        client.logger.info('The device was not approved', { error })
        setFailed(true)
        announce(t('email.deviceFailed'))
      }
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, sentAt])

  const { email = '', number } = login ?? {}
  return (
    <View title={t('email.deviceTitle')}>
      <Hero
        icon={<MailIcon />}
        heading={t(isFailed ? 'email.deviceFailed' : 'email.deviceHeading')}
        text={isFailed ? undefined : t('email.deviceText', { email })}
      />
      {number && !isFailed ? (
        <p className="email-number" data-testid={embeddedTestIds.emailNumber}>
          <span role="img" aria-label={t('email.number', { number })}>
            {number}
          </span>
        </p>
      ) : null}
      {isFailed ? null : (
        <p className="email-waiting">
          <Spinner />
        </p>
      )}
      <Button
        wide
        busy={resend.isBusy || resend.seconds > 0}
        testId={embeddedTestIds.emailResend}
        onClick={resend.send}
      >
        {resend.seconds > 0 ? t('email.wait', { seconds: resend.seconds }) : t('email.deviceAgain')}
      </Button>
      <p className="email-error">{resend.failure ? t(...resend.failure) : null}</p>
    </View>
  )
}
