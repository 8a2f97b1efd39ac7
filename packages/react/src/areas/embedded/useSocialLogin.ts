'use client'
import { track } from '@latchkit/core/analytics'
import { connectSocial, getSocialUri, openSocialPage } from '@latchkit/core/secureframe'
import { useEffect, useState } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import type { FrameProvider } from '../../page/router/types.js'
import { alertDeveloper } from './alertDeveloper.js'
import { openSocialWindow } from './sections/openSocialWindow.js'
import { useLeave } from './sections/useLeave.js'
import { waitForResult } from './waitForResult.js'

/** Where a social login is. */
export type SocialStep =
  /** `number` is for a window that lost its opener; absent for a window that was closed before it had a URL. */
  | { readonly step: 'closed'; readonly number: string | undefined }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'opening' | 'window' | 'blocked' | 'leaving' | 'connecting' }

/**
 * Signs in at a provider in a window that a click has opened, until the view is left. `retry` opens another window, so
 * call it in a click; `stay` continues in this tab.
 */
export function useSocialLogin(provider: FrameProvider, getPopup: () => Window | null | undefined) {
  const latchkit = useLatchkit()
  const leave = useLeave()
  const { client } = latchkit
  const [attempt, setAttempt] = useState({ getPopup })
  const [step, setStep] = useState<SocialStep>({ step: 'opening' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run for each attempt.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const popup = attempt.getPopup()
    const connect = async (uri: string, stop: AbortSignal = signal) => {
      await connectSocial(client, { provider, uri, signal: stop })
      track(client, { event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } })
      if (!signal.aborted) leave()
    }

    async function run() {
      if (popup === null) return setStep({ step: 'blocked' })
      signal.addEventListener('abort', () => popup?.close())
      setStep({ step: 'opening' })
      const { uri, number } = await getSocialUri(client, { provider, signal }).catch(error => {
        if (!signal.aborted) alertDeveloper(latchkit, error)
        throw error
      })
      if (signal.aborted) return
      if (!popup) {
        setStep({ step: 'leaving' })
        return openSocialPage(client, { provider, uri })
      }
      if (popup.closed) return setStep({ step: 'closed', number: undefined })
      popup.location.replace(uri)
      setStep({ step: 'window' })
      const { origin } = new URL(uri)
      const result = await waitForResult(popup, origin, signal, { withClosing: true })
      if (result !== 'closed') {
        setStep({ step: 'connecting' })
        return connect(result.uri)
      }
      setStep({ step: 'closed', number })
      // The result is still taken, by a message or by the number.
      const polling = new AbortController()
      signal.addEventListener('abort', () => polling.abort())
      const message = waitForResult(popup, origin, signal, { withClosing: false })
      const late = message.then(answer => {
        polling.abort()
        return answer === 'closed' ? undefined : connect(answer.uri)
      })
      return Promise.race([
        connect(uri, polling.signal).catch(error => (polling.signal.aborted ? late : Promise.reject(error))),
        late,
      ])
    }

    // Not in the effect, which StrictMode cleans up immediately.
    const timer = setTimeout(() => {
      run().catch(error => {
        if (signal.aborted) return
        client.logger.info('The social login failed', { error })
        popup?.close()
        setStep({ step: 'failed', error })
      })
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [attempt])

  return {
    ...step,
    retry: () => setAttempt({ getPopup: openSocialWindow(client) }),
    stay: () => setAttempt({ getPopup: () => undefined }),
  }
}
