import type { Snapshot } from '@latchkit/core'
import { listWallets } from '../discovery/listWallets.js'
import type { Runtime } from '../types.js'

/** What is true now. */
export function readSnapshot(runtime: Runtime): Snapshot<'solana'> {
  const { connections, current, restoring } = runtime
  return {
    connectors: listWallets(runtime).map(({ connector }) => connector),
    connections: [...connections.values()].map(live => live.read()),
    current,
    status: current ? 'connected' : restoring ? 'reconnecting' : 'disconnected',
  }
}
