import { DisconnectedError, isError } from '@latchkit/core/errors'
import type { SignedIn } from '@latchkit/core/siwx'
import { NoCommonNetworkError, type SessionClient, type SessionState } from '@latchkit/core/walletconnect'
import { getAddress, numberToHex, UserRejectedRequestError } from 'viem'
import type { Connector } from 'wagmi'
import { addConnection, dropConnection } from '../connection/connections.js'
import { prepareAppConfig } from '../connection/restore.js'
import { createListeners } from '../provider/createListeners.js'
import type { Runtime } from '../types.js'
import { sessionProvider } from './sessionProvider.js'
import { switchSessionChain } from './switchSessionChain.js'
import type { Grant, SessionConnector } from './types.js'

/** The connector of the WalletConnect session. It updates wagmi's state when the session changes. */
export async function createSessionConnector(
  runtime: Runtime,
  client: SessionClient,
  connector: Connector,
  /** Aborted when the core client stops: from then on the session is left alone, not ended. */
  signal: AbortSignal,
): Promise<SessionConnector> {
  const { config, remembered, scope } = runtime
  const { emitter, id, uid } = connector
  const listeners = createListeners()
  const session = await client.follow({
    namespace: 'eip155',
    isListed: id => [...config.chains, ...scope.networks].some(chain => id === `eip155:${chain.id}`),
    getShown: () => `eip155:${config.state.chainId}`,
  })
  let last: Grant | undefined
  let pending = 0

  const isConnected = () => config.state.connections.has(uid)

  function read(chainId?: number | undefined): Grant | undefined {
    const state = session.read(chainId === undefined ? undefined : `eip155:${chainId}`)
    return state && toGrant(state)
  }

  function readConnected(): Grant {
    const grant = read()
    if (!grant) throw new DisconnectedError()
    return grant
  }

  /** Uses the granted chain from now on, although the app may show another chain. */
  function settle(grant: Grant): Grant {
    session.choose(`eip155:${grant.chainId}`)
    last = grant
    runtime.sessionConnector = session.read()?.connector
    return grant
  }

  function notify(grant: Grant) {
    const before = last
    settle(grant)
    const { accounts, chainId } = grant
    const isMoved = before?.chainId !== chainId
    const isOther = before?.accounts.join() !== accounts.join()
    // Another session with the same accounts is another wallet, which wagmi's state does not contain.
    if (!isMoved && !isOther) return runtime.changed()
    emitter.emit('change', { accounts, chainId })
    if (isMoved) listeners.emit('chainChanged', numberToHex(chainId))
    if (isOther) listeners.emit('accountsChanged', [...accounts])
  }

  function end() {
    last = undefined
    remembered.forget(id)
    if (!isConnected()) return
    emitter.emit('disconnect')
    listeners.emit('accountsChanged', [])
    listeners.emit('disconnect', new DisconnectedError())
  }

  /** Connects a session that came through another namespace or another tab. */
  async function adopt() {
    // The restoration decides which remembered connection is active.
    await runtime.restoration?.done
    // Until then wagmi would overwrite it.
    if (!runtime.own) await prepareAppConfig(runtime, signal)
    const grant = read()
    if (!grant || pending > 0 || isConnected() || signal.aborted) return
    addConnection(config, connector, settle(grant), { active: false })
  }

  function follow() {
    const grant = read()
    if (!grant) end()
    else if (isConnected()) notify(grant)
    else if (pending === 0)
      adopt().catch(error =>
        runtime.context?.logger.warn('The WalletConnect session was not adopted.', { error }),
      )
  }

  const provider = {
    ...sessionProvider({
      client,
      runtime,
      findNetwork: chainId => scope.networks.find(network => Number(network.id) === chainId),
      readGrant: read,
      choose(chainId) {
        session.choose(`eip155:${chainId}`)
        follow()
      },
    }),
    on: listeners.on,
    removeListener: listeners.removeListener,
  }
  const unsubscribe = session.subscribe(follow)
  const stop = () => {
    unsubscribe()
    if (isConnected()) dropConnection(config, connector)
  }
  if (signal.aborted) stop()
  else follow()
  signal.addEventListener('abort', stop)

  return {
    async connect({ chainId, isReconnecting, signal, signIn, anyNamespace, withCapabilities } = {}) {
      pending += 1
      let connected = false
      let signedIn: readonly SignedIn[] | undefined
      try {
        if (!isReconnecting)
          ({ signedIn } = await session.connect({
            signal,
            signIn,
            anyNamespace,
            onUri: uri => void emitter.emit('message', { type: 'display_uri', data: uri }),
          }))
        const grant = read(chainId)
        if (!grant)
          throw new NoCommonNetworkError({ granted: Object.keys(client.getSession()?.namespaces ?? {}) })
        const { accounts } = settle(grant)
        const wanted = withCapabilities ? accounts.map(address => ({ address, capabilities: {} })) : accounts
        connected = true
        return { accounts: wanted as never, chainId: grant.chainId, signedIn }
      } catch (error) {
        if (isError(error, 'rpc/user-rejected')) throw new UserRejectedRequestError(error)
        throw error
      } finally {
        pending -= 1
        // A session of another tab that came meanwhile was left to this attempt.
        if (!connected) follow()
      }
    },
    async disconnect() {
      remembered.forget(id)
      await session.disconnect()
    },
    getAccounts: async () => readConnected().accounts,
    getChainId: async () => readConnected().chainId,
    getProvider: async () => provider,
    isAuthorized: () => session.restore(),
    async switchChain({ chainId, addEthereumChainParameter }) {
      const chain = await switchSessionChain(runtime, { session, chainId, addEthereumChainParameter })
      follow()
      return chain
    },
  }
}

/**
 * Converts a session to the form of wagmi and viem. A wallet may use any checksum; the app gets the correct checksum.
 */
function toGrant({ caipNetworkId, addresses, networks, methods }: SessionState<'eip155'>): Grant {
  const [first, ...rest] = addresses
  const toAddress = (address: string) => getAddress(address.toLowerCase())
  return {
    chainId: toChainId(caipNetworkId),
    accounts: [toAddress(first), ...rest.map(toAddress)],
    chainIds: networks.map(toChainId),
    methods,
  }
}

function toChainId(caipNetworkId: `eip155:${string}`): number {
  return Number(caipNetworkId.slice('eip155:'.length))
}
