'use client'
import { track } from '@latchkit/core/analytics'
import { connectFarcaster, getFarcasterUri } from '@latchkit/core/secureframe'
import { useEffect, useState } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { alertDeveloper } from './alertDeveloper.js'
import { useLeave } from './sections/useLeave.js'

/** Where a login with Farcaster is. */
export type FarcasterStep =
  | { readonly step: 'opening' }
  /** The user signs on the device that has the app. */
  | { readonly step: 'waiting'; readonly url: string }
  | { readonly step: 'failed'; readonly error: unknown }

/** Signs in with Farcaster until the view is left. */
export function useFarcasterLogin() {
  const latchkit = useLatchkit()
  const leave = useLeave()
  const { client } = latchkit
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<FarcasterStep>({ step: 'opening' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run for each attempt.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    async function run() {
      setState({ step: 'opening' })
      const { url } = await getFarcasterUri(client, { signal }).catch(error => {
        if (!signal.aborted) alertDeveloper(latchkit, error)
        throw error
      })
      if (signal.aborted) return
      setState({ step: 'waiting', url })
      await connectFarcaster(client, { signal })
      track(client, { event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider: 'farcaster' } })
      if (!signal.aborted) leave()
    }
    // Not in the effect, which StrictMode cleans up immediately.
    const timer = setTimeout(() => {
      run().catch(error => {
        if (signal.aborted) return
        client.logger.info('The login with Farcaster failed', { error })
        setState({ step: 'failed', error })
      })
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [attempt])

  return { ...state, retry: () => setAttempt(count => count + 1) }
}
