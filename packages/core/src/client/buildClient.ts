import { createStore } from 'jotai/vanilla'
import { createLogger } from '../logger/createLogger.js'
import type { Platform } from '../platform/types.js'
import type { StorageDriver } from '../storage/types.js'
import type { AdapterContext, NamespaceAdapter } from '../types/adapter.js'
import type { Client } from '../types/client.js'
import { version } from '../version.js'
import type { OwnOptions } from './checkOptions.js'
import type { ClientConfig } from './config.js'
import { ClientDestroyedError, DuplicateCoreError } from './errors.js'
import { features } from './features.js'
import { type ClientWithInternals, destroyOwned, internalsKey } from './internal.js'
import { resolveConfig } from './resolveConfig.js'
import { validateConfig } from './validateConfig.js'

/**
 * `createClient` for a package with other defaults, whose apps then do not include those of a server. `problems` are those
 * that the package found in its own options, with the names `own`: the client reports them with the others.
 */
export function buildClient(
  parameters: ClientConfig,
  createStorage: () => StorageDriver,
  platform: Platform,
  problems: readonly string[] = [],
  own?: OwnOptions | undefined,
): Client {
  validateConfig(parameters, features, problems, own)
  const config = resolveConfig(parameters, features)
  const logger = createLogger({ level: config.logLevel })
  const store = createStore()
  const given = config.adapters ?? []
  let users = 0
  let stop: (() => void) | undefined
  let destroyed = false

  const client: ClientWithInternals = {
    uid: registerClient(),
    config,
    adapters: given.length > 0 ? given : features.flatMap(({ adapters }) => adapters?.(config) ?? []),
    store: { get: store.get, sub: store.sub },
    storage: config.storage ?? createStorage(),
    platform: config.platform ?? platform,
    logger,
    [internalsKey]: { store, owned: new Map(), given: parameters, features },
    start() {
      if (destroyed) throw new ClientDestroyedError()
      stop ??= startAll(client)
      users += 1
      let released = false
      return () => {
        if (released) return
        released = true
        users -= 1
        // StrictMode and HMR stop and start again synchronously: wait a microtask to see whether they did.
        queueMicrotask(() => {
          if (users > 0) return
          stop?.()
          stop = undefined
        })
      }
    },
    logs: () => logger.logs(),
    diagnostics: () => features.flatMap(({ diagnose }) => diagnose?.(client) ?? []),
    destroy() {
      destroyed = true
      users = 0
      stop?.()
      stop = undefined
      destroyOwned(client)
    },
  }
  for (const feature of features) feature.initialize?.(client)
  return client
}

/** Starts the features, then the adapters. If a start throws, stops those that were started. */
function startAll(client: Client): () => void {
  const stops: (() => void)[] = []
  const stop = () => {
    for (const stop of stops) stop()
  }
  try {
    for (const { start } of features) {
      const stop = start?.(client)
      if (stop) stops.push(stop)
    }
    for (const adapter of client.adapters) {
      stops.push(startAdapter(client, adapter))
      for (const { adapterStarted } of features) adapterStarted?.(client, adapter)
    }
  } catch (error) {
    stop()
    throw error
  }
  return stop
}

function startAdapter(client: Client, adapter: NamespaceAdapter): () => void {
  const { config, storage, platform, logger } = client
  const { namespace } = adapter
  const parts = features.map(({ context }) => context?.(client, namespace))
  const context: AdapterContext = Object.assign(
    {
      config,
      storageKey: config.storageKey,
      storage,
      platform,
      logger: logger.child(`adapter:${namespace}`),
      metadata: config.metadata,
      reconnect: config.reconnect,
    },
    ...parts,
  )
  let running = true
  const stop = adapter.start({
    ...context,
    // A third-party adapter may emit after its teardown.
    emit: snapshot => running && context.emit(snapshot),
  })
  return () => {
    running = false
    stop()
  }
}

const key = Symbol.for('latchkit.core')
type Scope = { [key]?: [version: string, clients: number] }

/**
 * Returns the number of a client of this page or process. It is not random, because Next.js refuses random values while it
 * prerenders a page. Two versions of core have different atoms, so each would miss the state of the other without an error.
 *
 * @throws DuplicateCoreError
 */
export function registerClient(scope: Scope = globalThis as Scope): string {
  scope[key] ??= [version, 0]
  const [loaded] = scope[key]
  if (loaded !== version) throw new DuplicateCoreError({ loaded, version })
  return `${++scope[key][1]}`
}
