'use client'
import { emailUpdateAtom, updateEmail } from '@latchkit/core/secureframe'
import { useEffect, useState } from 'react'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useErrorText } from './useErrorText.js'

/** Milliseconds between two mails, as the secure site has it. */
const pause = 30_000

/**
 * Requests another code of the pending change, and navigates to the view of that code: if the proof of the current
 * address has expired, that is the first view again. Leaves the view if no change is pending. `count`: digits of the
 * code.
 */
export function useUpdateResend(step: 'verifyPrimaryOtp' | 'verifySecondaryOtp') {
  const { client } = useLatchkit()
  const { replace, reset } = useRouter()
  const toText = useErrorText()
  const pending = useAtomValue(emailUpdateAtom)
  const [now, setNow] = useState(Date.now)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const seconds = Math.min(30, Math.max(0, Math.ceil(((pending?.sentAt ?? 0) + pause - now) / 1000)))
  const isWaiting = seconds > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the moment of opening.
  useEffect(() => {
    if (client.store.get(emailUpdateAtom)?.step !== step) reset('AccountSettings')
  }, [])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])

  async function send() {
    if (!pending || isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { action } = await updateEmail(client, { email: pending.email })
      replace(action === 'VERIFY_PRIMARY_OTP' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp')
    } catch (error) {
      client.logger.info('The code was not mailed again', { error })
      setFailure(toText(error))
    } finally {
      setBusy(false)
      setNow(Date.now())
    }
  }
  return { count: pending?.codeDigits, seconds, isBusy, failure, send: () => void send() }
}
