import type { Runtime } from '../types.js'
import { dropConnection } from './connections.js'
import { liveConnections, settleStatus } from './liveConnections.js'

/** Ends the connections that another tab has disconnected. Not every wallet notifies the tabs of a site. */
export function dropForgotten(runtime: Runtime): void {
  const { config, remembered, restoration } = runtime
  const ids = remembered.read() ?? []
  for (const id of [...(restoration?.waiting ?? []), ...(restoration?.asked ?? [])])
    if (!ids.includes(id)) restoration?.drop(id)
  for (const { connector } of liveConnections(config))
    if (!ids.includes(connector.id)) dropConnection(config, connector)
  settleStatus(runtime)
}

/**
 * Ends a connection, or all. wagmi's state changes before the wallet is notified, so that a single call is enough even
 * when the wallet is absent or does not answer. Rejects with the first failure of a wallet, which may still list the
 * app.
 */
export async function disconnect(
  runtime: Runtime,
  { connectorId }: { readonly connectorId?: string | undefined },
): Promise<void> {
  const { config, remembered, restoration, context } = runtime
  const ended = liveConnections(config)
    .map(({ connector }) => connector)
    .filter(({ id }) => id === (connectorId ?? id))
  if (connectorId === undefined) remembered.write([])
  else remembered.forget(connectorId)
  restoration?.drop(connectorId)
  for (const connector of ended) dropConnection(config, connector)
  settleStatus(runtime)
  const ends = await Promise.allSettled(
    ended.map(async connector => {
      try {
        await connector.disconnect()
      } catch (error) {
        context?.logger.warn('the wallet could not be notified of the disconnect', {
          id: connector.id,
          error,
        })
        await config.storage?.setItem(`${connector.id}.disconnected`, true)
        throw error
      }
    }),
  )
  const failed = ends.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
}
