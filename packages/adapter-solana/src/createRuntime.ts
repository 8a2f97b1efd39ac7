import type { Snapshot } from '@latchkit/core'
import { listWallets } from './discovery/listWallets.js'
import type { Runtime, WalletAdapterLike } from './types.js'

/** Creates the state that the parts of an adapter share. */
export function createRuntime(adapters: readonly WalletAdapterLike[]): Runtime {
  const runtime: Runtime = {
    adapters,
    wallets: [],
    connections: new Map(),
    opened: new Map(),
    pending: new Map(),
    nodes: new Map(),
    left: new Set(),
    current: undefined,
    selected: undefined,
    networks: [],
    restoring: false,
    restoration: undefined,
    context: undefined,
    changed: () => runtime.context?.emit(readSnapshot(runtime)),
  }
  return runtime
}

/** The current snapshot. */
function readSnapshot(runtime: Runtime): Snapshot<'solana'> {
  const { connections, current, restoring } = runtime
  return {
    connectors: listWallets(runtime).map(({ connector }) => connector),
    connections: [...connections.values()].map(live => live.read()),
    current,
    status: current ? 'connected' : restoring ? 'reconnecting' : 'disconnected',
  }
}
