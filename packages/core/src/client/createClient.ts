import { createStore } from 'jotai/vanilla'
import { applySnapshot } from '../features/connection/applySnapshot.js'
import { chosenNamespaceAtom } from '../features/connection/atoms.js'
import { chosenNetworksAtom, networksAtom } from '../features/networks/atoms.js'
import { defineNetwork } from '../features/networks/defineNetwork.js'
import { signInStateAtom } from '../features/siwx/atoms.js'
import { prepareSignIn } from '../features/siwx/prepareSignIn.js'
import { startSiwx } from '../features/siwx/startSiwx.js'
import { createLine } from '../features/walletConnect/createLine.js'
import { followTabs } from '../features/walletConnect/followTabs.js'
import { lazyAdapter } from '../features/walletConnect/lazyAdapter.js'
import { resolveRelay } from '../features/walletConnect/resolveRelay.js'
import { createLogger } from '../logger/createLogger.js'
import { serverPlatform } from '../platform/serverPlatform.js'
import { createMemoryStorage } from '../storage/createMemoryStorage.js'
import type { NamespaceAdapter } from '../types/adapter.js'
import type { Client } from '../types/client.js'
import type { ClientConfig } from '../types/config.js'
import type { CaipNetworkId } from '../types/namespace.js'
import type { Network } from '../types/network.js'
import { assertSingleCore } from './assertSingleCore.js'
import { ClientDestroyedError } from './errors.js'
import { type ClientWithInternals, internalsKey } from './internal.js'
import { resolveConfig } from './resolveConfig.js'
import { resolveDiagnostics } from './resolveDiagnostics.js'
import { validateConfig } from './validateConfig.js'

/**
 * Creates an independent client. Nothing is started and nothing is requested: `start()` does that.
 *
 * @throws ConfigInvalidError `config/invalid`, naming every mistake with its path
 * @throws DuplicateCoreError `client/duplicate-core`
 *
 * @example
 * const client = createClient({
 *   metadata: { name: 'App' },
 *   networks: [mainnet],
 *   adapters: [wagmiAdapter()],
 * })
 */
export function createClient(parameters: ClientConfig): Client {
  assertSingleCore()
  validateConfig(parameters)
  const config = resolveConfig(parameters)
  const { storageKey } = config
  const logger = createLogger({ level: config.logLevel })
  const storage = config.storage ?? createMemoryStorage()
  const platform = config.platform ?? serverPlatform
  const store = createStore()
  store.set(
    networksAtom,
    config.networks.map(input => {
      const id: CaipNetworkId = `${input.chainNamespace ?? 'eip155'}:${input.id}`
      return defineNetwork(input, { customRpcUrls: config.customRpcUrls?.[id] })
    }),
  )

  const hasProtocol = resolveRelay(config) !== undefined
  const namespaces = new Set(store.get(networksAtom).map(({ chainNamespace }) => chainNamespace))
  const given = config.adapters ?? []
  const adapters = given.length === 0 && hasProtocol ? [...namespaces].map(lazyAdapter) : given
  if (config.siwx && adapters.length > 0)
    store.set(signInStateAtom, { caipAddress: undefined, status: 'loading' })
  const preferred = store
    .get(networksAtom)
    .find(({ caipNetworkId }) => caipNetworkId === config.defaultNetwork)
  // Known on the server too, so the first render may show it; what was remembered comes at start.
  if (preferred) {
    store.set(chosenNetworksAtom, { [preferred.chainNamespace]: preferred.caipNetworkId })
    if (adapters.some(({ namespace }) => namespace === preferred.chainNamespace))
      store.set(chosenNamespaceAtom, preferred.chainNamespace)
  }

  let users = 0
  let stop: (() => void) | undefined
  let destroyed = false

  const startAdapter = (adapter: NamespaceAdapter) => {
    let running = true
    const stopAdapter = adapter.start({
      storageKey,
      storage,
      platform,
      logger: logger.child(`adapter:${adapter.namespace}`),
      metadata: config.metadata,
      networks: store.get(networksAtom).filter(({ chainNamespace }) => chainNamespace === adapter.namespace),
      reconnect: config.reconnect,
      walletConnect: hasProtocol ? createLine(client) : undefined,
      // A stranger's adapter may speak after its teardown; nobody listens then.
      emit: snapshot => running && applySnapshot(client, adapter.namespace, snapshot),
    })
    return () => {
      running = false
      stopAdapter()
    }
  }

  const client: ClientWithInternals = {
    uid: Math.random().toString(36).slice(2, 10),
    config,
    adapters,
    store: { get: store.get, sub: store.sub },
    storage,
    platform,
    logger,
    [internalsKey]: { store, owned: new Map(), prepareSignIn: config.siwx && prepareSignIn },
    start() {
      if (destroyed) throw new ClientDestroyedError()
      if (!stop) {
        const choices = restoreChoices(client, store, parameters.defaultNetwork)
        const stops: (() => void)[] = []
        const end = () => {
          for (const stopAdapter of stops) stopAdapter()
        }
        if (hasProtocol) stops.push(followTabs(client))
        if (config.siwx) stops.push(startSiwx(client))
        try {
          for (const adapter of adapters) {
            stops.push(startAdapter(adapter))
            const network = choices.find(({ chainNamespace }) => chainNamespace === adapter.namespace)
            if (network) adapter.selectNetwork?.({ network })
          }
        } catch (error) {
          end()
          throw error
        }
        stop = end
      }
      users += 1
      let released = false
      return () => {
        if (released) return
        released = true
        users -= 1
        // StrictMode and HMR stop and start in one breath; a microtask later it is known which it was.
        queueMicrotask(() => {
          if (users > 0) return
          stop?.()
          stop = undefined
        })
      }
    },
    logs: () => logger.logs(),
    diagnostics: () => resolveDiagnostics(client),
    destroy() {
      destroyed = true
      users = 0
      stop?.()
      stop = undefined
      for (const value of client[internalsKey].owned.values()) endOwned(value)
      client[internalsKey].owned.clear()
    },
  }
  return client
}

/**
 * At start and not at creation, so that the first render on the server and in the browser agree. Returns what the
 * person or the app chose; a library's own choice stands where neither did.
 */
function restoreChoices(
  client: Client,
  store: ReturnType<typeof createStore>,
  wanted: CaipNetworkId | undefined,
): readonly Network[] {
  const { storageKey } = client.config
  const choices = client.adapters.flatMap(({ namespace }) => {
    const remembered = client.storage.get(`${storageKey}.network.${namespace}`)
    const own = store.get(networksAtom).filter(({ chainNamespace }) => chainNamespace === namespace)
    const choice =
      own.find(({ caipNetworkId }) => caipNetworkId === remembered) ??
      own.find(({ caipNetworkId }) => caipNetworkId === wanted)
    return choice ?? []
  })
  const chosen = choices.map(({ chainNamespace, caipNetworkId }) => [chainNamespace, caipNetworkId])
  store.set(chosenNetworksAtom, { ...store.get(chosenNetworksAtom), ...Object.fromEntries(chosen) })
  const active = client.storage.get(`${storageKey}.activeNamespace`)
  const adapter = client.adapters.find(({ namespace }) => namespace === active)
  if (adapter) store.set(chosenNamespaceAtom, adapter.namespace)
  return choices
}

/** What works on its own account, such as a directory's open requests, ends with its client. */
function endOwned(value: unknown): void {
  if (typeof value === 'object' && value && 'destroy' in value && typeof value.destroy === 'function')
    value.destroy()
}
