import { DisconnectedError, UnauthorizedError } from '@latchkit/core/errors'
import type { Connection } from 'wagmi'
import { liveConnections } from '../connection/liveConnections.js'
import type { Runtime } from '../types.js'

/**
 * The active connection, or the one that holds `address`.
 *
 * @throws DisconnectedError `rpc/disconnected`, when nothing is connected
 * @throws UnauthorizedError `rpc/unauthorized`, when no connected wallet gave access to `address`
 */
export function requireConnection({ config }: Runtime, address?: string | undefined): Connection {
  const [current, ...others] = liveConnections(config)
  if (!current) throw new DisconnectedError()
  if (address === undefined) return current
  const holder = [current, ...others].find(({ accounts }) =>
    accounts.some(account => account.toLowerCase() === address.toLowerCase()),
  )
  if (!holder) throw new UnauthorizedError()
  return holder
}
