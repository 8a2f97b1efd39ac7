'use client'
import { type ReturnedRequest, requestActivityAtom, takeReturnedRequest } from '@latchkit/core/requests'
import { useEffect, useRef } from 'react'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'

/**
 * Calls `listener` with the answer to a request that the page was left for, once. That happens in browsers that open no
 * window, such as those in apps: an embedded wallet then takes the approval in the app's own tab, and the promise of the
 * request is gone with the page that made it. The listener of the last render is called, so it may be written inline.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * useReturnedRequest(returned => {
 *   if (returned.status === 'success' && returned.method === 'eth_sendTransaction') follow(returned.result)
 * })
 */
export function useReturnedRequest(listener: (returned: ReturnedRequest) => void): void {
  const { client } = useLatchkit()
  const { returned } = useAtomValue(requestActivityAtom)
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const taken = returned && takeReturnedRequest(client)
    if (taken) latest.current(taken)
  }, [client, returned])
}
