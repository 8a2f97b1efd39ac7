import type { AdapterContext, NamespaceAdapter } from '@latchkit/core'
import type { FrameSession } from '@latchkit/core/secureframe'
import type { lazyActions } from './actions/lazyActions.js'
import { loadActions } from './actions/loadActions.js'
import { createWagmiConfig } from './config/createWagmiConfig.js'
import { applyNetworks, isEip155, selectNetwork } from './config/networks.js'
import { startRestoration } from './connection/restoration.js'
import { NotStartedError, TwoWagmiConfigsError } from './errors.js'
import { WagmiBridge } from './react/WagmiBridge.js'
import { createRuntime, runRuntime } from './runtime.js'
import type { ConfigSource, Runtime, Scope, WagmiAdapter, WagmiAdapterParameters } from './types.js'

const lazyMethods = [
  'connect',
  'connectSilently',
  'disconnect',
  'estimateTransfer',
  'getAssets',
  'getBalance',
  'getCallsStatus',
  'getCapabilities',
  'getProvider',
  'getReceipts',
  'getReplacement',
  'getSwapReader',
  'sendCalls',
  'sendTransaction',
  'sendTransfer',
  'showCallsStatus',
  'signMessage',
  'switchConnection',
  'switchNetwork',
  'waitForTransaction',
] as const

type LazyActions = Pick<typeof lazyActions, (typeof lazyMethods)[number]>

/** The methods of the adapter, without the runtime that each action takes first. */
type LazyAdapter = {
  readonly [name in keyof LazyActions]: (
    options: Parameters<LazyActions[name]>[1],
  ) => ReturnType<LazyActions[name]>
}

/**
 * Creates the eip155 adapter, on wagmi. It uses the app's wagmi config, or creates one from the client's networks.
 * Changes in wagmi appear in Latchkit, and the reverse. It sends no request and accesses no storage before the client
 * starts.
 *
 * Its methods throw the errors of `@latchkit/core/errors`, with the wallet's own as `cause`.
 *
 * @example
 * createClient({ metadata: { name: 'App' }, networks: [mainnet], adapters: [wagmiAdapter()] })
 */
export function wagmiAdapter(parameters: WagmiAdapterParameters = {}): WagmiAdapter {
  const given = parameters.config
  const scope: Scope = {
    networks: [],
    storage: undefined,
    storageKey: 'latchkit',
    context: undefined,
    isAvailable: parameters.isAvailable ?? (({ type }) => type !== 'safe' || scope.isInSafe === true),
  }
  let runtime: Runtime | undefined
  // `import()` of a loaded module settles in a later task, after whatever the page renders meanwhile.
  let actions: typeof lazyActions | undefined
  let running:
    | {
        readonly context: AdapterContext<'eip155'>
        readonly stop: () => void
        readonly signal: AbortSignal
        /** The embedded wallet of this client, which a config that is adopted later gets too. */
        frame?: FrameSession | undefined
      }
    | undefined
  if (given) runtime = createRuntime(scope, { config: given, own: false, outer: false })

  function getRuntime(source?: ConfigSource | undefined): Runtime {
    if (source) {
      scope.storage = source.storage
      scope.storageKey = source.storageKey
      applyNetworks(scope, runtime, source.networks.filter(isEip155))
    }
    if (!runtime && !source) throw new NotStartedError()
    runtime ??= createRuntime(scope, {
      config: createWagmiConfig(scope, parameters),
      own: true,
      outer: false,
    })
    return runtime
  }

  function start(context: AdapterContext<'eip155'>): () => void {
    // Hot reloading starts a new client on the same adapter before the former client has stopped.
    running?.stop()
    const controller = new AbortController()
    const { signal } = controller
    scope.context = context
    const end = runRuntime(getRuntime(context), context, signal)
    const mine = {
      context,
      signal,
      stop() {
        // First, so that connections that end by the signal are not forgotten.
        end()
        controller.abort()
      },
    }
    running = mine
    return () => {
      // A config that was adopted meanwhile runs instead of the started config.
      if (running?.context === context) {
        running.stop()
        running = undefined
        scope.context = undefined
      }
    }
  }

  /** Methods whose code loads at their first call. */
  const lazy = Object.fromEntries(
    lazyMethods.map(name => [
      name,
      async (options: never) => {
        actions ??= await loadActions()
        return actions[name](getRuntime(), options)
      },
    ]),
  ) as LazyAdapter

  const adapter = {
    namespace: 'eip155',
    name: 'wagmi',
    start,
    ...lazy,
    async reconnect() {
      if (running) await startRestoration(getRuntime(), running.signal)
    },
    selectNetwork: options => selectNetwork(getRuntime(), options),
    setNetworks: networks => applyNetworks(scope, runtime, networks),
    async attachFrame(session) {
      if (running) running.frame = session
      const { addSecureFrame } = await loadActions()
      if (running) addSecureFrame(getRuntime(), running.context, session, running.signal)
    },
  } satisfies NamespaceAdapter<'eip155'>

  return {
    ...adapter,
    getConfig: source => (source && !runtime ? getRuntime(source) : getRuntime()).config,
    adopt(config) {
      if (given && given !== config) throw new TwoWagmiConfigsError()
      if (runtime?.config === config && (runtime.outer || runtime.own)) return
      const { context, frame } = running ?? {}
      runtime = createRuntime(scope, { config, own: false, outer: true })
      if (context) start(context)
      if (frame)
        adapter.attachFrame(frame).catch(error => context?.logger.warn('no embedded wallet', { error }))
    },
    Provider: WagmiBridge,
  }
}
