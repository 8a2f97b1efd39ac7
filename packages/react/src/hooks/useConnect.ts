'use client'
import { type ConnectParameters, type ConnectReturnType, connect } from '@latchkit/core/connection'
import { useCallback } from 'react'
import { useLatchkit } from './useLatchkit.js'

/**
 * Connects a wallet without the modal. The returned function rejects as `connect` of `@latchkit/core/connection`
 * does, for instance with `rpc/user-rejected`.
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
