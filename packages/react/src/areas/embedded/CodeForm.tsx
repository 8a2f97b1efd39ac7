'use client'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { embeddedTestIds } from '../../page/testIds/embeddedTestIds.js'
import { embeddedMessages } from './embeddedMessages.js'
import { MailIcon } from './MailIcon.js'
import { OtpBoxes } from './OtpBoxes.js'
import { useErrorText } from './useErrorText.js'

export type CodeFormProps = {
  /** Text that names the recipient of the code. */
  text: string
  /** Digits of the code. Default: 6. */
  count?: number | undefined
  /** Submits a complete code. Shows a thrown error and prompts for the code again. */
  submit: (otp: string, signal: AbortSignal) => Promise<void>
  /** Requests another code; `seconds` until that is possible. */
  resend: {
    readonly seconds: number
    readonly isBusy: boolean
    readonly failure: string | undefined
    send(): void
  }
  /** Other actions. */
  children?: ReactNode
}

/** Prompts for an emailed code. Submits a complete code automatically; leaving the view aborts the submission. */
export function CodeForm({ text, count = 6, submit, resend, children }: CodeFormProps) {
  const t = useTranslate(embeddedMessages)
  const { client } = useLatchkit()
  const announce = useAnnounce()
  const toText = useErrorText()
  const id = useId()
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  async function send(otp: string) {
    const mine = new AbortController()
    controller.current = mine
    setBusy(true)
    setFailure(undefined)
    announce(t('email.checking'))
    try {
      await submit(otp, mine.signal)
    } catch (error) {
      if (mine.signal.aborted) return
      client.logger.info('The code was not taken', { error })
      const errorText = toText(error)
      setCode('')
      setFailure(errorText)
      announce(errorText)
    } finally {
      setBusy(false)
    }
  }

  function change(next: string) {
    if (isBusy) return
    setCode(next)
    if (next.length > 0) setFailure(undefined)
    if (/^\d+$/.test(next) && next.length === count) void send(next)
  }

  const errorText = failure ?? resend.failure
  return (
    <>
      <Hero icon={<MailIcon />} heading={t('email.otpHeading')} text={text} />
      <OtpBoxes
        label={t('email.otpLabel')}
        digitLabel={index => t('email.digit', { index, count })}
        value={code}
        count={count}
        onChange={change}
        isWrong={failure !== undefined}
        describedBy={errorText ? id : undefined}
      />
      <p id={id} className={isBusy ? 'email-note' : 'email-error'}>
        {isBusy ? t('email.checking') : errorText}
      </p>
      <Button
        wide
        busy={isBusy || resend.isBusy || resend.seconds > 0}
        testId={embeddedTestIds.emailResend}
        onClick={resend.send}
      >
        {resend.seconds > 0 ? t('email.wait', { seconds: resend.seconds }) : t('email.resend')}
      </Button>
      {children}
    </>
  )
}
