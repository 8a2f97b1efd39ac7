import type { ClientConfig, Features } from '../client/config.js'
import type { Logger } from '../logger/createLogger.js'
import type { Platform } from '../platform/types.js'
import type { StorageDriver } from '../storage/types.js'
import type { NamespaceAdapter } from './adapter.js'
import type { AccountType } from './connection.js'
import type { CaipNetworkId, Namespace } from './namespace.js'
import type { RpcEndpoint } from './network.js'

/**
 * A value that can be read from a client's store and watched. The atoms are exported by the subpath of each feature.
 */
export type ReadableStore = {
  get<value>(atom: import('jotai/vanilla').Atom<value>): value
  /** Calls `listener` after the value changed; returns a function that stops it. */
  sub(atom: import('jotai/vanilla').Atom<unknown>, listener: () => void): () => void
}

/** The config with every default applied. */
export type ResolvedConfig = Omit<
  ClientConfig,
  'features' | 'defaultNetwork' | 'customRpcUrls' | 'defaultAccountTypes'
> & {
  readonly defaultNetwork: CaipNetworkId
  readonly customRpcUrls: { readonly [id in CaipNetworkId]?: readonly (string | RpcEndpoint)[] }
  readonly features: Features
  readonly defaultAccountTypes: Readonly<Record<Namespace, AccountType>>
  readonly storageKey: string
  readonly reconnect: boolean
}

/** Reason that a feature that the app may expect is not available. */
export type Diagnostic = {
  /** The unavailable feature, such as `features.swaps`. */
  readonly subject: string
  readonly reason: string
}

/** An independent instance of Latchkit. Two clients of a page, or of two server requests, share nothing. */
export type Client = {
  /** Differs between the clients of a process. It is in the keys of queries. */
  readonly uid: string
  readonly config: ResolvedConfig
  readonly adapters: readonly NamespaceAdapter[]
  readonly store: ReadableStore
  readonly storage: StorageDriver
  readonly platform: Platform
  readonly logger: Logger
  /** Starts the adapters. Reference-counted: they stop a microtask after the last returned function was called. */
  start(): () => void
  /** Returns the log, oldest line first, about 1 MB at most. */
  logs(): string
  /** Returns the features that are off although they could be on, with the reason. */
  diagnostics(): readonly Diagnostic[]
  /** Stops the adapters and releases the state of the client, which cannot be started again. */
  destroy(): void
}
