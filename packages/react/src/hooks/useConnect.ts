'use client'
import { type ConnectParameters, type ConnectReturnType, connect } from '@latchkit/core/connection'
import { useCallback } from 'react'
import { useLatchkit } from './useLatchkit.js'

/**
 * Connects a wallet without the modal.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const connect = useConnect()
 * await connect({ connectorId: 'io.metamask' })
 */
export function useConnect(): (parameters: ConnectParameters) => Promise<ConnectReturnType> {
  const { client } = useLatchkit()
  return useCallback(parameters => connect(client, parameters), [client])
}
