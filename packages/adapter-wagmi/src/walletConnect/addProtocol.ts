import { type WalletConnectLine, walletConnectId } from '@latchkit/core/walletconnect'
import type { Connector, CreateConnectorFn } from 'wagmi'
import { loadActions } from '../actions/loadActions.js'
import { dropConnection } from '../connection/dropConnection.js'
import type { Runtime } from '../types.js'
import type { Protocol, ProtocolProvider } from './types.js'

/**
 * Lists the client's protocol session as a connector until the returned function is called. What it does is loaded
 * when a session comes, or somebody asks for one.
 */
export function addProtocol(runtime: Runtime, line: WalletConnectLine): () => void {
  const { config, context, remembered } = runtime
  const { connectors } = config._internal
  if (config.connectors.some(({ type }) => type === walletConnectId)) {
    context?.logger.warn("The wagmi config has a WalletConnect connector; the client's own is left out.")
    return () => {}
  }
  let loading: Promise<Protocol> | undefined
  let stopped = false
  async function load(): Promise<Protocol> {
    // A chunk that could not be fetched is asked for again.
    loading ??= loadActions()
      .then(({ createProtocol }) => createProtocol(runtime, line, connector))
      .catch(error => {
        loading = undefined
        throw error
      })
    const protocol = await loading
    if (stopped) protocol.stop()
    return protocol
  }
  const create: CreateConnectorFn<ProtocolProvider> = () => ({
    id: walletConnectId,
    name: 'WalletConnect',
    type: walletConnectId,
    connect: async parameters => (await load()).connect(parameters),
    disconnect: async () => (await load()).disconnect(),
    getAccounts: async () => (await load()).getAccounts(),
    getChainId: async () => (await load()).getChainId(),
    getProvider: async () => (await load()).getProvider(),
    // Nothing is loaded on a page that remembers no session.
    isAuthorized: async () =>
      !!(line.getSession() ?? (await line.restore())) && (await load()).isAuthorized(),
    switchChain: async parameters => (await load()).switchChain(parameters),
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  })
  const connector: Connector = connectors.setup(create)
  connectors.setState(known => [...known, connector])

  const warn = (error: unknown) => context?.logger.warn('The protocol session was not taken up.', { error })
  const follow = () => {
    if (line.getSession()) load().catch(warn)
  }
  const stopFollowing = line.subscribe(follow)
  follow()
  // What is remembered is restored with the other connections; this one may have come through another namespace.
  if (context?.reconnect && !remembered.read()?.includes(walletConnectId)) line.restore().catch(warn)
  return () => {
    stopped = true
    stopFollowing()
    loading?.then(protocol => protocol.stop(), warn)
    if (config.state.connections.has(connector.uid)) dropConnection(config, connector)
    connectors.setState(known => known.filter(one => one !== connector))
  }
}
