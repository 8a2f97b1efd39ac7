import type { AdapterContext } from '@latchkit/core'
import type { FrameSession } from '@latchkit/core/secureframe'
import { getAddress } from 'viem'
import type { Connector } from 'wagmi'
import { addConnector, removeConnector, setupConnector } from '../config/wagmiInternals.js'
import { addConnection, dropConnection } from '../connection/connections.js'
import { prepareAppConfig } from '../connection/restore.js'
import type { WithDetails } from '../connection/snapshot.js'
import type { Runtime } from '../types.js'
import { createFrameConnector, type FrameConnector } from './createFrameConnector.js'

/**
 * Adds the embedded wallet as a connector until `signal` is aborted, and updates wagmi's state when its login changes
 * or ends.
 */
export function addSecureFrame(
  runtime: Runtime,
  { logger, platform, reconnect }: AdapterContext<'eip155'>,
  session: FrameSession,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const { config, remembered } = runtime
  const { id } = session.connector('eip155')
  if (config.connectors.some(one => one.id === id)) return
  const own: FrameConnector = createFrameConnector(runtime, session, () => platform.pageUrl?.())
  const connector: Connector & WithDetails = setupConnector(config, own.create)
  const isConnected = () => config.state.connections.has(connector.uid)

  function follow() {
    const state = session.read('eip155')
    connector.details = state && {
      // With the checksums that wagmi's state has.
      accounts: state.accounts.map(one => ({ ...one, address: getAddress(one.address.toLowerCase()) })),
      embeddedWalletInfo: state.info,
    }
    if (state) {
      if (isConnected()) own.changed()
      // wagmi's state has no details, and so does not change with them.
      runtime.changed()
      return
    }
    if (!isConnected()) return
    remembered.forget(id)
    own.ended()
    dropConnection(config, connector)
  }

  /** Connects a login that was restored after the restoration of the adapter had given up. */
  async function adopt() {
    const wasRemembered = remembered.read()?.includes(id)
    if (!(await session.restore()) || !wasRemembered) return
    await runtime.restoration?.done
    if (!runtime.own) await prepareAppConfig(runtime, signal)
    if (signal.aborted || isConnected() || !session.getLogin()) return
    addConnection(config, connector, await connector.connect({ isReconnecting: true }), { active: false })
  }

  const stop = session.subscribe(follow)
  follow()
  signal.addEventListener('abort', () => {
    stop()
    if (isConnected()) dropConnection(config, connector)
    removeConnector(config, connector)
  })
  // The restoration sends a request to a remembered connector as soon as it is listed.
  addConnector(config, connector)
  if (reconnect) adopt().catch(error => logger.warn('The embedded wallet was not restored.', { error }))
}
