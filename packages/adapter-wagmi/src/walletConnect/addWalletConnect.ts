import type { AdapterContext } from '@latchkit/core'
import { type SessionClient, walletConnectId } from '@latchkit/core/walletconnect'
import type { Connector, CreateConnectorFn } from 'wagmi'
import { loadActions } from '../actions/loadActions.js'
import { addConnector, removeConnector, setupConnector } from '../config/wagmiInternals.js'
import type { Eip1193Provider } from '../provider/types.js'
import type { Runtime } from '../types.js'
import type { SessionConnector } from './types.js'

/** Methods that load the session's connector at their first call. */
const methods = [
  'connect',
  'disconnect',
  'getAccounts',
  'getChainId',
  'getProvider',
  'isAuthorized',
  'switchChain',
] as const

/**
 * Adds the client's WalletConnect session as a connector until `signal` is aborted. Its code is loaded when there is a
 * session, or when one is requested.
 */
export function addWalletConnect(
  runtime: Runtime,
  { logger, reconnect }: AdapterContext<'eip155'>,
  client: SessionClient,
  signal: AbortSignal,
): void {
  const { config } = runtime
  const warn = (error: unknown) => logger.warn('WalletConnect is off', { error })
  if (config.connectors.some(({ type }) => type === walletConnectId)) {
    warn('the config has another one')
    return
  }
  let loading: Promise<SessionConnector> | undefined
  // Shared by all calls made before it is loaded. A failed load is retried.
  function load() {
    loading ??= loadActions()
      .then(({ createSessionConnector }) => createSessionConnector(runtime, client, connector, signal))
      .catch(error => {
        loading = undefined
        throw error
      })
    return loading
  }
  const call =
    (name: (typeof methods)[number]) =>
    async (parameters: never): Promise<unknown> =>
      (await load())[name](parameters)
  const ignore = () => {}
  const create: CreateConnectorFn<Eip1193Provider> = () => ({
    id: walletConnectId,
    name: 'WalletConnect',
    type: walletConnectId,
    ...(Object.fromEntries(methods.map(name => [name, call(name)])) as Pick<
      SessionConnector,
      (typeof methods)[number]
    >),
    onAccountsChanged: ignore,
    onChainChanged: ignore,
    onDisconnect: ignore,
  })
  const connector: Connector = setupConnector(config, create)
  addConnector(config, connector)

  const follow = () => {
    if (client.getSession()) load().catch(warn)
  }
  const stop = client.subscribe(follow)
  follow()
  // Even when this connector is not remembered: the session may have come through another namespace.
  if (reconnect) client.restore().catch(warn)
  signal.addEventListener('abort', () => {
    stop()
    removeConnector(config, connector)
  })
}
