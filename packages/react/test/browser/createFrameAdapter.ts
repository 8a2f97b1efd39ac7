import type { NamespaceAdapter, Snapshot } from '@latchkit/core'
import { type FrameSession, frameConnector } from '@latchkit/core/secureframe'
import { mockAdapter } from '@latchkit/core/testing'
import { connectors } from './mountApp.js'

/** An adapter of wallets in memory whose embedded wallet has the accounts of the login, as the adapter of wagmi has. */
export function createFrameAdapter(): NamespaceAdapter {
  const { switchAccount: _, ...adapter } = mockAdapter({
    namespace: 'eip155',
    connectors: [...connectors, frameConnector('eip155')],
  })
  let session: FrameSession | undefined
  let last: Snapshot | undefined
  let again = () => {}
  function complete(snapshot: Snapshot): Snapshot {
    const login = session?.read('eip155')
    const [active] = login?.accounts ?? []
    if (!login || !active) return snapshot
    const { accounts, info: embeddedWalletInfo } = login
    const connections = snapshot.connections.map(connection =>
      connection.connector.type === 'auth'
        ? { ...connection, accounts, address: active.address, embeddedWalletInfo }
        : connection,
    )
    return { ...snapshot, connections }
  }
  return {
    ...adapter,
    start(context) {
      again = () => last && context.emit(complete(last))
      return adapter.start({
        ...context,
        emit(snapshot) {
          last = snapshot
          again()
        },
      })
    },
    async attachFrame(attached) {
      session = attached
      attached.subscribe(() => again())
    },
    async switchNetwork(parameters) {
      await session?.switchNetwork(parameters.network.caipNetworkId)
      await adapter.switchNetwork?.(parameters)
    },
  }
}
