'use client'
import { type ConnectParameters, type ConnectReturnType, connect } from '@latchkit/core/connection'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useLatchkit } from './useLatchkit.js'

/** Callbacks of `useConnect`. */
export type UseConnectParameters = ActionCallbacks<[parameters: ConnectParameters], ConnectReturnType>

/** Connects a wallet; has `isPending`, `error` and `reset`. */
export type UseConnectReturnType = Action<[parameters: ConnectParameters], ConnectReturnType>

/**
 * Connects a wallet without the modal. Returns the function itself, where wagmi returns an object with it. It rejects as
 * `connect` of `@latchkit/core/connection` does, for instance with `rpc/user-rejected`.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const connect = useConnect({ onError: error => console.warn(error.message) })
 * <button disabled={connect.isPending} onClick={() => connect({ connectorId: 'io.metamask' })}>MetaMask</button>
 */
export function useConnect(parameters?: UseConnectParameters): UseConnectReturnType {
  const { client } = useLatchkit()
  return useAction(to => connect(client, to), parameters)
}
