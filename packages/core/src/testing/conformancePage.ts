import type { NamespaceAdapter } from '../types/adapter.js'
import type { Connection, Snapshot } from '../types/connection.js'
import type { AdapterHarness, TestFramework } from './adapterHarness.js'
import type { AdapterRecording } from './recordAdapter.js'

/** A loaded page: the harness, one adapter that runs, and what it told. */
export type ConformancePage = AdapterHarness & {
  readonly adapter: NamespaceAdapter
  readonly recording: AdapterRecording
  /** Leaves the page and loads it again with the same storage. */
  reload(options?: { readonly reconnect?: boolean | undefined }): Promise<ConformancePage>
  settled(): Promise<void>
}

/** What the cases are written with. */
export type ConformanceTools = Pick<TestFramework, 'expect'> & {
  readonly it: (title: string, body: (page: ConformancePage) => Promise<void>) => void
  /** Code of the error a promise ends with, if it does. */
  readonly codeOf: (promise: Promise<unknown>) => Promise<string | undefined>
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
