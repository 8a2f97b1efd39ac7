'use client'
import { type DisconnectParameters, disconnect } from '@latchkit/core/connection'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useLatchkit } from './useLatchkit.js'

/** Callbacks of `useDisconnect`. */
export type UseDisconnectParameters = ActionCallbacks<[parameters?: DisconnectParameters], void>

/** Ends connections; has `isPending`, `error` and `reset`. */
export type UseDisconnectReturnType = Action<[parameters?: DisconnectParameters], void>

/**
 * Ends every connection, those of a namespace, or those of a wallet. The returned function rejects with
 * `DisconnectFailedError` (`connection/disconnect-failed`).
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const disconnect = useDisconnect()
 * <button disabled={disconnect.isPending} onClick={() => disconnect()}>Disconnect</button>
 */
export function useDisconnect(parameters?: UseDisconnectParameters): UseDisconnectReturnType {
  const { client } = useLatchkit()
  return useAction(from => disconnect(client, from), parameters)
}
