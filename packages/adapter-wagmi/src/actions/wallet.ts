import { DisconnectedError, toProviderRpcError, UnauthorizedError } from '@latchkit/core/errors'
import { getAddress } from 'viem'
import type { Connection } from 'wagmi'
import { signMessage as wagmiSignMessage } from 'wagmi/actions'
import { findConnector } from '../connection/connections.js'
import { liveConnections } from '../connection/liveConnections.js'
import type { Runtime } from '../types.js'

/**
 * Returns the active connection, or the connection that holds `address`.
 *
 * @throws DisconnectedError `rpc/disconnected`, when nothing is connected
 * @throws UnauthorizedError `rpc/unauthorized`, when no connected wallet gave access to `address`
 */
export function getConnection({ config }: Runtime, address?: string | undefined): Connection {
  const [current, ...others] = liveConnections(config)
  if (!current) throw new DisconnectedError()
  if (address === undefined) return current
  const holder = [current, ...others].find(({ accounts }) =>
    accounts.some(account => account.toLowerCase() === address.toLowerCase()),
  )
  if (!holder) throw new UnauthorizedError()
  return holder
}

/** Returns the EIP-1193 provider of a wallet. Default: the active wallet. */
export async function getProvider(
  runtime: Runtime,
  { connectorId }: { readonly connectorId?: string | undefined },
): Promise<unknown> {
  const connector =
    connectorId === undefined ? getConnection(runtime).connector : findConnector(runtime.config, connectorId)
  try {
    return await connector.getProvider()
  } catch (error) {
    throw toProviderRpcError(error)
  }
}

/** Signs a text by `personal_sign` (ERC-191). */
export async function signMessage(
  runtime: Runtime,
  { message, address }: { readonly message: string; readonly address?: string | undefined },
): Promise<string> {
  const { connector, accounts } = getConnection(runtime, address)
  try {
    const account = address === undefined ? accounts[0] : getAddress(address)
    return await wagmiSignMessage(runtime.config, { message, account, connector })
  } catch (error) {
    throw toProviderRpcError(error)
  }
}
