import { readSnapshot } from './connection/readSnapshot.js'
import type { Runtime, WalletAdapterLike } from './types.js'

/** What the parts of one adapter share. */
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
