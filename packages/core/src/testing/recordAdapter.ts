import { createLogger } from '../logger/createLogger.js'
import type { StorageDriver } from '../storage/types.js'
import type { AdapterContext, NamespaceAdapter } from '../types/adapter.js'
import type { Snapshot } from '../types/connection.js'
import type { Network } from '../types/network.js'
import { createRecordedPlatform } from './createRecordedPlatform.js'

/** An adapter that runs, and what it told. */
export type AdapterRecording = {
  readonly snapshots: readonly Snapshot[]
  /** The latest snapshot; throws nothing, an adapter that told nothing yet is simply disconnected. */
  last(): Snapshot
  /** Settles with the first snapshot, from the latest on, that `accept` takes. The test's own time-out ends it. */
  until(accept: (snapshot: Snapshot) => boolean): Promise<Snapshot>
  stop(): void
}

/**
 * Starts an adapter the way the client does and keeps what it emits.
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
  const context: AdapterContext = {
    storageKey,
    storage,
    platform: createRecordedPlatform(),
    logger: createLogger({ level: 'silent' }),
    metadata: { name: 'Conformance' },
    networks,
    reconnect,
    emit(snapshot) {
      snapshots.push(snapshot)
      for (const check of [...waiting]) check(snapshot)
    },
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
    stop,
  }
}
