import type { Runtime } from '../types.js'
import { dropConnection } from './connections.js'
import { forget } from './remember.js'
import { readRemembered } from './remembered.js'

/** Ends the connections that another tab has disconnected. Not every wallet notifies the tabs of a site. */
export function dropForgotten(runtime: Runtime): void {
  const ids = readRemembered(runtime)
  for (const id of [...runtime.connections.keys()]) if (!ids.includes(id)) dropConnection(runtime, id)
  runtime.changed()
}

/**
 * Ends a connection, or all. The state changes before the wallet is notified, so that a single call is enough even when
 * the wallet is absent or does not answer. Rejects with the first failure of a wallet, which may still list the app.
 */
export async function disconnect(
  runtime: Runtime,
  { connectorId }: { readonly connectorId?: string | undefined },
): Promise<void> {
  const { connections, restoration, context } = runtime
  const ended = [...connections].filter(([id]) => id === (connectorId ?? id))
  forget(runtime, connectorId)
  restoration?.drop(connectorId)
  for (const [id] of ended) dropConnection(runtime, id)
  runtime.changed()
  const ends = await Promise.allSettled(
    ended.map(async ([id, { source }]) => {
      try {
        await source.disconnect()
      } catch (error) {
        context?.logger.warn('the wallet could not be notified of the disconnect', { id, error })
        throw error
      }
    }),
  )
  const failed = ends.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
}
