import type { NamespaceAdapter } from '../types/adapter.js'
import type { Connection, Snapshot } from '../types/connection.js'
import type { AdapterHarness, TestFramework } from './adapterHarness.js'
import type { AdapterRecording } from './recordAdapter.js'

/** A loaded page: the harness, a running adapter, and its emitted snapshots. */
export type ConformancePage = AdapterHarness & {
  readonly adapter: NamespaceAdapter
  readonly recording: AdapterRecording
  /** Stops the adapter and starts a new adapter with the same storage. */
  reload(options?: { readonly reconnect?: boolean | undefined }): Promise<ConformancePage>
  settled(): Promise<void>
}

/** Tools that each test case is called with. */
export type ConformanceTools = Pick<TestFramework, 'expect'> & {
  readonly it: (title: string, body: (page: ConformancePage) => Promise<void>) => void
  /** Code of the error that a promise rejects with. Fails the test if the promise fulfils. */
  readonly codeOf: (promise: Promise<unknown>) => Promise<string>
  readonly connect: (page: ConformancePage, connectorId: string) => Promise<Connection>
}

export const never = (): AbortSignal => new AbortController().signal
export const unfinished = ({ status }: Snapshot): boolean =>
  status === 'connecting' || status === 'reconnecting'
export const connected = ({ status }: Snapshot): boolean => status === 'connected'
export const active = ({ connections, current }: Snapshot): Connection | undefined =>
  connections.find(({ connector }) => connector.id === current)
export const idsOf = ({ connections }: Snapshot): readonly string[] =>
  connections.map(({ connector }) => connector.id).sort()
export const same = (a: string | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()
