import type { Connector } from 'wagmi'
import type { Runtime } from '../types.js'
import { dropConnection } from './dropConnection.js'
import { pendingIds } from './pendingIds.js'

/**
 * Sees to it that an approval which comes after the person gave up connects nothing, now or at the next load.
 * The grant itself stays with the wallet: the person has just given it.
 */
export async function undoLateApproval(
  runtime: Runtime,
  connector: Connector,
  asked: Promise<unknown>,
): Promise<void> {
  const { config, remembered, context } = runtime
  const wanted = () =>
    config.state.connections.has(connector.uid) || pendingIds(runtime).includes(connector.id)
  remembered.forget(connector.id)
  // The wallet also tells of its grant by events, which wagmi takes as a wish to connect.
  connector.emitter.off('connect', config._internal.events.connect)
  try {
    await asked
  } catch {
    return
  }
  if (wanted()) return
  if (connector.type !== 'injected') {
    await connector.disconnect().catch(error => context?.logger.warn('late disconnect failed', { error }))
    if (config.state.connections.has(connector.uid)) dropConnection(config, connector)
    return
  }
  // What wagmi's own reconnect looks at.
  await config.storage?.setItem(`${connector.id}.disconnected`, true)
}
