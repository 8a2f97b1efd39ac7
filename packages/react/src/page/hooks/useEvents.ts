'use client'
import { type ClientEvent, onEvent } from '@latchkit/core/analytics'
import { useEffect, useInsertionEffect, useRef } from 'react'
import { useLatchkit } from './useLatchkit.js'

/**
 * Calls `listener` with each event while the component is mounted: connections, connection failures with the reason,
 * disconnects, switches of account and network, sign-ins, and other events of the kit. Sends nothing. Calls the
 * listener of the last render, so it can be inline.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * useEvents(({ event, properties }) => {
 *   if (event === 'CONNECT_ERROR') console.warn(properties.error.code)
 * })
 */
export function useEvents(listener: (event: ClientEvent) => void): void {
  const { client } = useLatchkit()
  const latest = useRef(listener)
  // Other effects of React run after the page was painted, which is too late for an event in between.
  useInsertionEffect(() => {
    latest.current = listener
  })
  useEffect(() => onEvent(client, event => latest.current(event)), [client])
}
