import { createLogger } from '../logger/createLogger.js'
import type { StorageDriver } from '../storage/types.js'
import type { AdapterContext, NamespaceAdapter } from '../types/adapter.js'
import type { Snapshot } from '../types/connection.js'
import type { Network } from '../types/network.js'
import { createRecordedPlatform } from './createRecordedPlatform.js'

/** A running adapter and its emitted snapshots. */
export type AdapterRecording = {
  /** The adapter, with a `connect` that is recorded as pending, as the client does it. */
  readonly adapter: NamespaceAdapter
  /** Emitted snapshots, with the status `connecting` while a connect is pending. */
  readonly snapshots: readonly Snapshot[]
  /** The latest snapshot; disconnected before the first. */
  last(): Snapshot
  /** Resolves with the first snapshot, from the latest on, that `accept` returns true for. */
  until(accept: (snapshot: Snapshot) => boolean): Promise<Snapshot>
  stop(): void
}

/**
 * Starts an adapter as the client does and records its snapshots.
 *
 * @example
 * const recording = recordAdapter(adapter, { networks, storage: createMemoryStorage() })
 * await recording.until(({ connectors }) => connectors.length > 0)
 */
export function recordAdapter(
  adapter: NamespaceAdapter,
  parameters: {
    readonly networks: readonly Network[]
    readonly storage: StorageDriver
    readonly reconnect?: boolean | undefined
    readonly storageKey?: string | undefined
  },
): AdapterRecording {
  const { networks, storage, reconnect = true, storageKey = 'conformance' } = parameters
  const snapshots: Snapshot[] = []
  const waiting = new Set<(snapshot: Snapshot) => void>()
  const listeners = new Set<() => void>()
  let pending: readonly string[] = []
  let emitted: Snapshot | undefined
  let stopped = false

  function record() {
    if (!emitted) return
    const isConnecting = pending.length > 0 && emitted.current === undefined
    const snapshot: Snapshot = { ...emitted, status: isConnecting ? 'connecting' : emitted.status }
    snapshots.push(snapshot)
    for (const check of [...waiting]) check(snapshot)
  }
  function setPending(ids: readonly string[]) {
    pending = ids
    for (const listener of [...listeners]) listener()
    if (!stopped) record()
  }
  const context: AdapterContext = {
    storageKey,
    storage,
    platform: createRecordedPlatform(),
    logger: createLogger({ level: 'silent' }),
    metadata: { name: 'Conformance' },
    config: { customRpcUrls: {} },
    networks,
    reconnect,
    attempts: {
      get: () => pending,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    emit(snapshot) {
      emitted = snapshot
      record()
    },
  }
  async function connect(options: Parameters<NamespaceAdapter['connect']>[0]) {
    const { connectorId, signal } = options
    const end = () => {
      if (!isPending) return
      isPending = false
      signal.removeEventListener('abort', end)
      const index = pending.indexOf(connectorId)
      setPending(pending.filter((_, position) => position !== index))
    }
    let isPending = !signal.aborted
    signal.addEventListener('abort', end)
    if (isPending) setPending([...pending, connectorId])
    try {
      return await adapter.connect(options)
    } finally {
      end()
    }
  }
  const stop = adapter.start(context)
  const last = () =>
    snapshots.at(-1) ?? {
      connectors: [],
      connections: [],
      current: undefined,
      status: 'disconnected' as const,
    }
  return {
    adapter: { ...adapter, connect },
    snapshots,
    last,
    until: accept =>
      new Promise(resolve => {
        const check = (snapshot: Snapshot) => {
          if (!accept(snapshot)) return
          waiting.delete(check)
          resolve(snapshot)
        }
        waiting.add(check)
        if (snapshots.length > 0) check(last())
      }),
    stop() {
      stopped = true
      stop()
    },
  }
}
