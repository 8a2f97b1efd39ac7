'use client'
import { connectEmail, emailLoginAtom } from '@latchkit/core/secureframe'
import { useState } from 'react'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { toEmailText } from './sections/toEmailText.js'
import { useLeave } from './sections/useLeave.js'
import { useRetryAfter } from './sections/useRetryAfter.js'

/** Requests another mail for the pending login, and opens the view for its link or code. */
export function useResend() {
  const { client } = useLatchkit()
  const { replace } = useRouter()
  const leave = useLeave()
  const { seconds, refresh } = useRetryAfter(client.store.get(emailLoginAtom)?.email)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof toEmailText>>()

  async function send() {
    const email = client.store.get(emailLoginAtom)?.email
    if (!email) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { action } = await connectEmail(client, { email })
      if (action === 'CONNECT') leave()
      else replace(action === 'VERIFY_DEVICE' ? 'EmailVerifyDevice' : 'EmailVerifyOtp')
    } catch (error) {
      setFailure(toEmailText(error))
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return { seconds, isBusy, failure, send: () => void send() }
}
