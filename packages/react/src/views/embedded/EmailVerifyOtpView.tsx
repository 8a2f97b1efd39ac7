'use client'
import { emailLoginAtom, verifyOtp } from '@latchkit/core/secureframe'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Hero } from '../../components/Hero.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { MailIcon } from '../../icons/MailIcon.js'
import { View } from '../../modal/View.js'
import { testIds } from '../../testIds.js'
import { embeddedMessages } from './embeddedMessages.js'
import { OtpBoxes } from './OtpBoxes.js'
import { toEmailText } from './toEmailText.js'
import { useLeave } from './useLeave.js'
import { useResend } from './useResend.js'

const count = 6

/** Asks for the code of a mail and connects the embedded wallet with it. A complete code is sent by itself. */
export function EmailVerifyOtpView() {
  const t = useTranslate(embeddedMessages)
  const { client } = useLatchkit()
  const { reset } = useRouter()
  const leave = useLeave()
  const announce = useAnnounce()
  const id = useId()
  const login = useAtomValue(emailLoginAtom)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof toEmailText>>()
  const resend = useResend()
  const controller = useRef<AbortController>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the moment of opening.
  useEffect(() => {
    if (!client.store.get(emailLoginAtom)) reset('Connect')
    return () => controller.current?.abort()
  }, [])

  async function submit(otp: string) {
    const mine = new AbortController()
    controller.current = mine
    setBusy(true)
    setFailure(undefined)
    announce(t('email.checking'))
    try {
      await verifyOtp(client, { otp, signal: mine.signal })
      if (mine.signal.aborted) return
      announce(t('email.connected'))
      leave()
    } catch (error) {
      if (mine.signal.aborted) return
      client.logger.info('The code was not taken', { error })
      const text = toEmailText(error)
      setCode('')
      setFailure(text)
      announce(t(...text))
    } finally {
      setBusy(false)
    }
  }

  function change(next: string) {
    if (isBusy) return
    setCode(next)
    if (next.length > 0) setFailure(undefined)
    if (/^\d{6}$/.test(next)) void submit(next)
  }

  const told = failure ?? resend.failure
  return (
    <View title={t('email.otpTitle')}>
      <Hero
        icon={<MailIcon />}
        heading={t('email.otpHeading')}
        text={t('email.otpText', { email: login?.email ?? '' })}
      />
      <OtpBoxes
        label={t('email.otpLabel')}
        digitLabel={index => t('email.digit', { index, count })}
        value={code}
        count={count}
        onChange={change}
        isWrong={failure !== undefined}
        describedBy={told ? id : undefined}
      />
      <p id={id} className={isBusy ? 'email-note' : 'email-error'}>
        {isBusy ? t('email.checking') : told ? t(...told) : null}
      </p>
      <Button
        wide
        busy={isBusy || resend.isBusy || resend.seconds > 0}
        testId={testIds.emailResend}
        onClick={resend.send}
      >
        {resend.seconds > 0 ? t('email.wait', { seconds: resend.seconds }) : t('email.resend')}
      </Button>
    </View>
  )
}
