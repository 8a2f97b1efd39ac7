'use client'
import type { Connection } from '@latchkit/core'
import {
  connectionsAtom,
  type DisconnectParameters,
  type SwitchConnectionParameters,
  switchConnection,
} from '@latchkit/core/connection'
import { useCallback } from 'react'
import { useClientValue } from './useClientValue.js'
import { useDisconnect } from './useDisconnect.js'
import { useLatchkit } from './useLatchkit.js'

/** Connected wallets, and what can be done with them. */
export type UseConnectionsReturnType = {
  readonly connections: readonly Connection[]
  /**
   * Makes another connected wallet the active one; no wallet is asked.
   *
   * @throws ConnectorNotFoundError `connection/connector-not-found`, when that wallet is not connected
   */
  switchConnection(parameters: SwitchConnectionParameters): Promise<void>
  /**
   * Ends all connections, or those that are named.
   *
   * @throws DisconnectFailedError `connection/disconnect-failed`
   */
  disconnect(parameters?: DisconnectParameters): Promise<void>
}

/**
 * The connected wallets, and the ways to change between them or end them.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { connections, switchConnection } = useConnections()
 */
export function useConnections(): UseConnectionsReturnType {
  const { client } = useLatchkit()
  const connections = useClientValue(connectionsAtom)
  const disconnect = useDisconnect()
  const change = useCallback(
    (parameters: SwitchConnectionParameters) => switchConnection(client, parameters),
    [client],
  )
  return { connections, switchConnection: change, disconnect }
}
