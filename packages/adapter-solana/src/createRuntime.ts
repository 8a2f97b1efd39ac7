import type { Snapshot } from '@latchkit/core'
import { listWallets } from './discovery/listWallets.js'
import type { Runtime, SolanaAccess, SolanaAdapterParameters } from './types.js'

/** Creates the state that the parts of an adapter share. */
export function createRuntime({ wallets: added = [], maxPriorityFee }: SolanaAdapterParameters): Runtime {
  const runtime: Runtime = {
    added,
    wallets: [],
    connections: new Map(),
    opened: new Map(),
    pending: new Map(),
    nodes: new Map(),
    share: createShare(),
    maxPriorityFee,
    sent: new Map(),
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

/** Objects of other libraries, one for each owner and key. */
function createShare(): SolanaAccess['share'] {
  const objects = new WeakMap<object, Map<string, unknown>>()
  return <value>(owner: object, key: string, create: () => value) => {
    const known = objects.get(owner) ?? new Map<string, unknown>()
    objects.set(owner, known)
    if (!known.has(key)) known.set(key, create())
    return known.get(key) as value
  }
}
