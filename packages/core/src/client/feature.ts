import type { LogLevel } from '../logger/createLogger.js'
import type { Platform } from '../platform/types.js'
import type { StorageDriver } from '../storage/types.js'
import type { Feature } from '../types/feature.js'
import type { Features } from './features.js'

/** What wallets show about the app. */
export type Metadata = {
  readonly name: string
  readonly description?: string | undefined
  /** The app's own address. */
  readonly url?: string | undefined
  /** Full URLs, the preferred one first. */
  readonly icons?: readonly string[] | undefined
}

/** Options of `createClient` that belong to no feature. */
export type ClientOptions = {
  /** What wallets show about the app. */
  readonly metadata: Metadata
  /** What to turn on, off or around. Default: everything whose adapter and service are there. */
  readonly features?: { readonly [feature in keyof Features]?: Features[feature] | undefined } | undefined
  /** Where the client remembers things. Default: memory. */
  readonly storage?: StorageDriver | undefined
  /** Prefix of every storage key. Give two clients of one page two different ones. Default: `latchkit`. */
  readonly storageKey?: string | undefined
  /** What the client may ask of the device. Default: a server, which has none. `@latchkit/react` passes the page's. */
  readonly platform?: Platform | undefined
  /** From which level on lines reach the console. Default: `error`. */
  readonly logLevel?: LogLevel | undefined
}

/** The slot of the client's own options. */
export const client = {
  name: 'client',
  defaults: {
    metadata: undefined,
    features: {},
    storage: undefined,
    storageKey: 'latchkit',
    platform: undefined,
    logLevel: undefined,
  },
  validate({ metadata }, { need }) {
    need(
      typeof metadata?.name === 'string' && metadata.name !== '',
      "metadata.name: pass the app's name, wallets show it",
    )
  },
} satisfies Feature
