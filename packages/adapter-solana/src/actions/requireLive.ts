import { DisconnectedError, UnauthorizedError } from '@latchkit/core/errors'
import type { Live, Runtime } from '../types.js'

/**
 * The active connection, or the one that holds `address`.
 *
 * @throws DisconnectedError `rpc/disconnected`, when nothing is connected
 * @throws UnauthorizedError `rpc/unauthorized`, when no connected wallet gave access to `address`
 */
export function requireLive({ connections, current }: Runtime, address?: string | undefined): Live {
  const live = current === undefined ? undefined : connections.get(current)
  if (!live) throw new DisconnectedError()
  if (address === undefined) return live
  const holder = [live, ...connections.values()].find(({ source }) =>
    source.accounts().some(account => account.address === address),
  )
  if (!holder) throw new UnauthorizedError()
  return holder
}
