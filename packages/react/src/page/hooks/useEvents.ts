'use client'
import { type ClientEvent, onEvent } from '@latchkit/core/analytics'
import { useEffect, useRef } from 'react'
import { useLatchkit } from './useLatchkit.js'

/**
 * Calls `listener` with each event while the component is mounted: connections, their failures with the reason,
 * disconnects, switches of account and network, signing in, and what the kit can report. Nothing is sent for it. The
 * listener of the last render is called, so it may be written inline.
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
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => onEvent(client, event => latest.current(event)), [client])
}
