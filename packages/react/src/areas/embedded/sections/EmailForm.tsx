'use client'
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import buttonStyles from '../../../modal/components/Button.css?inline'
import { Spinner } from '../../../modal/components/Spinner.js'
import { useAnnounce } from '../../../modal/hooks/useAnnounce.js'
import { useConsent } from '../../../modal/hooks/useConsent.js'
import { useRouter } from '../../../modal/hooks/useRouter.js'
import { useStyles } from '../../../modal/useStyles.js'
import { useLatchkit } from '../../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../../page/hooks/useTranslate.js'
import { sectionTestIds } from '../../../page/testIds/sectionTestIds.js'
import emailStyles from './Email.css?inline'
import { loadFrameActions } from './loadFrameActions.js'
import { prepareFrame } from './prepareFrame.js'
import { sectionMessages } from './sectionMessages.js'
import { toEmailText } from './toEmailText.js'
import { useLeave } from './useLeave.js'
import { useRetryAfter } from './useRetryAfter.js'

/** The field for the e-mail. The secure frame is loaded when the field is hovered or focused. */
export function EmailForm({ focusFirst = false }: { focusFirst?: boolean }) {
  useStyles(buttonStyles)
  useStyles(emailStyles)
  const t = useTranslate(sectionMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const leave = useLeave()
  const announce = useAnnounce()
  const id = useId()
  const [email, setEmail] = useState('')
  const { seconds, refresh } = useRetryAfter(email.trim())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof toEmailText>>()
  const { locked: isLocked } = useConsent()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  const setInput = useCallback(
    (element: HTMLInputElement | null) => void element?.toggleAttribute('autofocus', focusFirst),
    [focusFirst],
  )
  const prepare = () => void (isLocked || prepareFrame(client))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isLocked) return
    const address = email.trim()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return fail(['email.invalid'])
    const mine = new AbortController()
    controller.current = mine
    setBusy(true)
    setFailure(undefined)
    announce(t('email.sending'))
    try {
      const actions = await loadFrameActions().catch(() => undefined)
      if (mine.signal.aborted) return
      if (!actions) return fail(['email.unavailable'])
      const { action } = await actions.connectEmail(client, { email: address, signal: mine.signal })
      if (mine.signal.aborted) return
      if (action === 'VERIFY_DEVICE') push('EmailVerifyDevice')
      else if (action === 'VERIFY_OTP') push('EmailVerifyOtp')
      else leave()
    } catch (error) {
      if (mine.signal.aborted) return
      client.logger.info('The login by e-mail failed', { error })
      refresh()
      fail(toEmailText(error))
    } finally {
      setBusy(false)
    }
  }

  function fail(next: ReturnType<typeof toEmailText>) {
    setFailure(next)
    announce(t(...next))
  }

  const isWaiting = seconds > 0
  const hint = isWaiting
    ? (['email.wait', { seconds }] as const)
    : failure?.[0] === 'email.wait'
      ? undefined
      : failure
  return (
    <form className="email-form" noValidate onSubmit={submit} onPointerEnter={prepare} onFocus={prepare}>
      <input
        ref={setInput}
        className="email-field"
        type="email"
        dir="ltr"
        aria-label={t('email.label')}
        aria-invalid={failure ? true : undefined}
        aria-describedby={hint ? id : undefined}
        placeholder={t('email.placeholder')}
        value={email}
        disabled={isLocked}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        data-testid={sectionTestIds.emailInput}
        onChange={event => {
          setEmail(event.target.value)
          setFailure(undefined)
        }}
      />
      <button
        type="submit"
        className="button accent wide"
        disabled={isLocked}
        aria-disabled={isBusy || isWaiting || undefined}
        data-testid={sectionTestIds.emailSubmit}
      >
        {isBusy ? <Spinner /> : null}
        {t(isBusy ? 'email.sending' : 'email.submit')}
      </button>
      <p id={id} className={isWaiting ? 'email-note' : 'email-error'}>
        {hint ? t(hint[0], hint[1]) : null}
      </p>
    </form>
  )
}
