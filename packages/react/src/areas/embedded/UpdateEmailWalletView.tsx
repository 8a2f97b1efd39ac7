'use client'
import { updateEmail } from '@latchkit/core/secureframe'
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import buttonStyles from '../../modal/components/Button.css?inline'
import { Spinner } from '../../modal/components/Spinner.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAccount } from '../../page/hooks/useAccount.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { sectionTestIds } from '../../page/testIds/sectionTestIds.js'
import { Text } from '../../shared/components/Text.js'
import { embeddedMessages } from './embeddedMessages.js'
import emailStyles from './sections/Email.css?inline'
import { settingsMessages } from './settingsMessages.js'
import { useErrorText } from './useErrorText.js'

/** Prompts for a new login address. */
export function UpdateEmailWalletView() {
  useStyles(buttonStyles)
  useStyles(emailStyles)
  const t = useTranslate(settingsMessages)
  const texts = useTranslate(embeddedMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const announce = useAnnounce()
  const toText = useErrorText()
  const { embeddedWalletInfo } = useAccount()
  const present = embeddedWalletInfo?.user?.email
  const id = useId()
  const [email, setEmail] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  const setInput = useCallback(
    (element: HTMLInputElement | null) => void element?.toggleAttribute('autofocus', true),
    [],
  )

  function fail(text: string) {
    setFailure(text)
    announce(text)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const address = email.trim()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return fail(texts('email.invalid'))
    if (address.toLowerCase() === present?.toLowerCase()) return fail(t('update.same'))
    const mine = new AbortController()
    controller.current = mine
    setBusy(true)
    setFailure(undefined)
    announce(texts('email.sending'))
    try {
      const { action } = await updateEmail(client, { email: address, signal: mine.signal })
      if (mine.signal.aborted) return
      push(action === 'VERIFY_PRIMARY_OTP' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp')
    } catch (error) {
      if (mine.signal.aborted) return
      client.logger.info('The address was not changed', { error })
      fail(toText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <View title={t(present ? 'update.title' : 'update.addTitle')}>
      {present ? <Text size="secondary">{t('update.text', { email: present })}</Text> : null}
      <form className="email-form" noValidate onSubmit={submit}>
        <input
          ref={setInput}
          className="email-field"
          type="email"
          dir="ltr"
          aria-label={t('update.label')}
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? id : undefined}
          placeholder={texts('email.placeholder')}
          value={email}
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
          aria-disabled={isBusy || undefined}
          data-testid={sectionTestIds.emailSubmit}
        >
          {isBusy ? <Spinner /> : null}
          {texts(isBusy ? 'email.sending' : 'email.submit')}
        </button>
        <p id={id} className="email-error">
          {failure}
        </p>
      </form>
    </View>
  )
}
