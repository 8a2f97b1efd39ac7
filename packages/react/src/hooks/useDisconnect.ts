'use client'
import { type DisconnectParameters, disconnect } from '@latchkit/core/connection'
import { useCallback } from 'react'
import { useLatchkit } from './useLatchkit.js'

/**
 * Ends every connection, those of a namespace, or one wallet's. The returned function rejects with
 * `DisconnectFailedError` (`connection/disconnect-failed`).
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const disconnect = useDisconnect()
 * <button onClick={() => disconnect()}>Disconnect</button>
 */
export function useDisconnect(): (parameters?: DisconnectParameters) => Promise<void> {
  const { client } = useLatchkit()
  return useCallback(parameters => disconnect(client, parameters), [client])
}
