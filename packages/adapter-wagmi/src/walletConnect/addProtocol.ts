import type { AdapterContext } from '@latchkit/core'
import { type WalletConnectLine, walletConnectId } from '@latchkit/core/walletconnect'
import type { Connector, CreateConnectorFn } from 'wagmi'
import { loadActions } from '../actions/loadActions.js'
import type { Runtime } from '../types.js'
import type { Protocol, ProtocolProvider } from './types.js'

/**
 * Lists the client's protocol session as a connector until `signal` is aborted. What it does is loaded when a session
 * comes, or somebody asks for one.
 */
export function addProtocol(
  runtime: Runtime,
  { logger, reconnect }: AdapterContext<'eip155'>,
  line: WalletConnectLine,
  signal: AbortSignal,
): void {
  const { config } = runtime
  const { connectors } = config._internal
  const warn = (error: unknown) => logger.warn('WalletConnect is off', { error })
  if (config.connectors.some(({ type }) => type === walletConnectId)) {
    warn('the config has another one')
    return
  }
  let protocol: Protocol | undefined
  async function load() {
    const { createProtocol } = await loadActions()
    protocol ??= createProtocol(runtime, line, connector, signal)
    return protocol
  }
  const call = <name extends keyof Protocol>(name: name) =>
    (async (parameters: never) => (await load())[name](parameters)) as Protocol[name]
  const ignore = () => {}
  const create: CreateConnectorFn<ProtocolProvider> = () => ({
    id: walletConnectId,
    name: 'WalletConnect',
    type: walletConnectId,
    connect: call('connect'),
    disconnect: call('disconnect'),
    getAccounts: call('getAccounts'),
    getChainId: call('getChainId'),
    getProvider: call('getProvider'),
    isAuthorized: call('isAuthorized'),
    switchChain: call('switchChain'),
    onAccountsChanged: ignore,
    onChainChanged: ignore,
    onDisconnect: ignore,
  })
  const connector: Connector = connectors.setup(create)
  connectors.setState(known => [...known, connector])

  const follow = () => {
    if (line.getSession()) load().catch(warn)
  }
  const stop = line.subscribe(follow)
  follow()
  // Not only when this connector is remembered: the session may have come through another namespace.
  if (reconnect) line.restore().catch(warn)
  signal.addEventListener('abort', () => {
    stop()
    connectors.setState(known => known.filter(one => one !== connector))
  })
}
