import type { Runtime } from '../types.js'
import { dropConnection } from './dropConnection.js'
import { forget } from './forget.js'

/**
 * Ends one connection, or all. The state says so before the wallet is told, so that one call is enough even when the
 * wallet is gone or does not answer.
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
  await Promise.all(
    ended.map(async ([id, { source }]) => {
      try {
        await source.disconnect()
      } catch (error) {
        context?.logger.warn('the wallet could not be told of the disconnect', { id, error })
      }
    }),
  )
}
