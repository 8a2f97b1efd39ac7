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

/** Filter of `useConnections`, and callbacks of `switchConnection` and `switchAccount`. */
export type UseConnectionsParameters = ActionCallbacks<
  [parameters: SwitchConnectionParameters | SwitchAccountParameters],
  void
> & {
  /** Default: every namespace. */
  namespace?: Namespace | undefined
}

/** Connected wallets, and actions on them. Each action has `isPending`, `error` and `reset`. */
export type UseConnectionsReturnType = {
  readonly connections: readonly Connection[]
  /**
   * Wallets that were connected before, are available and are not connected now, latest first: two of each namespace.
   */
  readonly recentConnections: readonly Connector[]
  /**
   * Makes another connected wallet the active one, without a request to a wallet.
   *
   * @throws ConnectorNotFoundError `connection/connector-not-found`, when that wallet is not connected
   */
  readonly switchConnection: Action<[parameters: SwitchConnectionParameters], void>
  /**
   * Makes another account of the active wallet the active one, if the wallet leaves that to the app.
   *
   * @throws AccountNotFoundError `connection/account-not-found`
   * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
   */
  readonly switchAccount: Action<[parameters: SwitchAccountParameters], void>
  /**
   * Ends all connections, or the specified ones.
   *
   * @throws DisconnectFailedError `connection/disconnect-failed`
   */
  readonly disconnect: UseDisconnectReturnType
}

/**
 * Connected wallets of one or all namespaces, previously used wallets, and actions that switch or end connections.
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
