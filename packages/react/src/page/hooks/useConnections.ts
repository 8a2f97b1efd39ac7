'use client'
import type { Connection, Connector, Namespace } from '@latchkit/core'
import {
  connectionsAtom,
  recentConnectionsAtom,
  restoreRecentConnections,
  type SwitchAccountParameters,
  type SwitchConnectionParameters,
  switchAccount,
  switchConnection,
} from '@latchkit/core/connection'
import { useEffect, useMemo } from 'react'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useAtomValue } from './useAtomValue.js'
import { type UseDisconnectReturnType, useDisconnect } from './useDisconnect.js'
import { useLatchkit } from './useLatchkit.js'

/** Which wallets `useConnections` returns, and callbacks of `switchConnection` and `switchAccount`. */
export type UseConnectionsParameters = ActionCallbacks<
  [parameters: SwitchConnectionParameters | SwitchAccountParameters],
  void
> & {
  /** Default: every namespace. */
  namespace?: Namespace | undefined
}

/** Connected wallets, and what can be done with them. Each action has `isPending`, `error` and `reset`. */
export type UseConnectionsReturnType = {
  readonly connections: readonly Connection[]
  /** Wallets that were connected last, are here and are not connected now, the latest first: two of each namespace. */
  readonly recentConnections: readonly Connector[]
  /**
   * Makes another connected wallet the active one; no wallet is asked.
   *
   * @throws ConnectorNotFoundError `connection/connector-not-found`, when that wallet is not connected
   */
  readonly switchConnection: Action<[parameters: SwitchConnectionParameters], void>
  /**
   * Makes another account of the active wallet the active one, where the wallet leaves that to the app.
   *
   * @throws AccountNotFoundError `connection/account-not-found`
   * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
   */
  readonly switchAccount: Action<[parameters: SwitchAccountParameters], void>
  /**
   * Ends all connections, or those that are named.
   *
   * @throws DisconnectFailedError `connection/disconnect-failed`
   */
  readonly disconnect: UseDisconnectReturnType
}

/**
 * The connected wallets of every namespace or of one, those used before, and the ways to change between them or end
 * them.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { connections, switchConnection } = useConnections()
 */
export function useConnections({
  namespace,
  ...callbacks
}: UseConnectionsParameters = {}): UseConnectionsReturnType {
  const { client } = useLatchkit()
  const all = useAtomValue(connectionsAtom)
  const recent = useAtomValue(recentConnectionsAtom)
  useEffect(() => restoreRecentConnections(client), [client])
  const toConnection = useAction((to: SwitchConnectionParameters) => switchConnection(client, to), callbacks)
  const toAccount = useAction((to: SwitchAccountParameters) => switchAccount(client, to), callbacks)
  const disconnect = useDisconnect()
  return useMemo(() => {
    const isWanted = (connector: Connector) => connector.namespace === (namespace ?? connector.namespace)
    return {
      connections: all.filter(({ connector }) => isWanted(connector)),
      recentConnections: recent.filter(isWanted),
      switchConnection: toConnection,
      switchAccount: toAccount,
      disconnect,
    }
  }, [all, recent, namespace, toConnection, toAccount, disconnect])
}
