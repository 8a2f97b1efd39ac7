import { DisconnectedError, isError, UserRejectedError } from '@latchkit/core/errors'
import type { SignedIn } from '@latchkit/core/siwx'
import {
  NoCommonNetworkError,
  type WalletConnectEvents,
  type WalletConnectLine,
  walletConnectConnector,
} from '@latchkit/core/walletconnect'
import { numberToHex, UserRejectedRequestError } from 'viem'
import type { Connector } from 'wagmi'
import { addConnection } from '../connection/addConnection.js'
import { dropConnection } from '../connection/dropConnection.js'
import { prepareAppConfig } from '../connection/prepareAppConfig.js'
import type { Runtime } from '../types.js'
import { createListeners } from './createListeners.js'
import { parseChainId } from './parseChainId.js'
import { protocolProvider } from './protocolProvider.js'
import { readGrant } from './readGrant.js'
import { switchProtocolChain } from './switchProtocolChain.js'
import type { Grant, Protocol } from './types.js'

/** The connector of the protocol session, and what keeps wagmi's state in line with the session, whoever acts. */
export function createProtocol(
  runtime: Runtime,
  line: WalletConnectLine,
  connector: Connector,
  /** Aborted when the client stops: the session is left alone from then on, not ended. */
  signal: AbortSignal,
): Protocol {
  const { config, remembered } = runtime
  const { emitter, id, uid } = connector
  const listeners = createListeners()
  let chosen: number | undefined
  let preferred: readonly string[] = []
  let told: Grant | undefined
  let asking = 0

  const read = (wanted = chosen ?? config.state.chainId) =>
    readGrant(line.getSession(), { wanted, listed: config.chains.map(chain => chain.id), preferred })
  const isConnected = () => config.state.connections.has(uid)
  const require = (): Grant => {
    const grant = read()
    if (!grant) throw new DisconnectedError()
    return grant
  }

  function settle(grant: Grant): Grant {
    chosen = grant.chainId
    told = grant
    runtime.sessionConnector = walletConnectConnector('eip155', line.getSession())
    return grant
  }

  function tell(grant: Grant) {
    const before = told
    settle(grant)
    const { accounts, chainId } = grant
    const isMoved = before?.chainId !== chainId
    const isOther = before?.accounts.join() !== accounts.join()
    // Another session of the same accounts is another wallet, which nothing of wagmi's state says.
    if (!isMoved && !isOther) return runtime.changed()
    emitter.emit('change', { accounts, chainId })
    if (isMoved) listeners.emit('chainChanged', numberToHex(chainId))
    if (isOther) listeners.emit('accountsChanged', [...accounts])
  }

  function end() {
    chosen = undefined
    preferred = []
    told = undefined
    remembered.forget(id)
    if (!isConnected()) return
    emitter.emit('disconnect')
    listeners.emit('accountsChanged', [])
    listeners.emit('disconnect', new DisconnectedError())
  }

  /** A session that came through another namespace or another tab. */
  async function takeUp() {
    // Which of the remembered connections is the active one is decided there.
    await runtime.restoration?.done
    // Until then wagmi would write over it.
    if (!runtime.own) await prepareAppConfig(runtime, signal)
    const grant = read()
    if (!grant || asking > 0 || isConnected() || signal.aborted) return
    addConnection(config, connector, settle(grant), { active: false })
  }

  function follow() {
    const grant = read()
    if (!grant) end()
    else if (isConnected()) tell(grant)
    else if (asking === 0)
      takeUp().catch(error =>
        runtime.context?.logger.warn('The protocol session was not taken up.', { error }),
      )
  }

  function onEvent({ name, chainId, data }: WalletConnectEvents['event']) {
    if (!chainId.startsWith('eip155:')) return
    if (name === 'chainChanged') {
      const id = parseChainId(data) ?? parseChainId(chainId)
      // Whatever else the wallet names, requests may go only to chains that it granted.
      if (id !== undefined && read()?.chainIds.includes(id)) chosen = id
    } else if (name === 'accountsChanged' && Array.isArray(data) && data.length > 0) {
      // Plain or CAIP-10. The session says which accounts there are, the event which one comes first.
      preferred = data.map(account => String(account).toLowerCase().split(':').at(-1) ?? '')
    } else return
    follow()
  }

  const provider = {
    ...protocolProvider({
      line,
      config,
      readGrant: read,
      choose(chainId) {
        chosen = chainId
        follow()
      },
    }),
    on: listeners.on,
    removeListener: listeners.removeListener,
  }
  const stops = [line.subscribe(follow), line.onEvent(onEvent)]
  const stop = () => {
    for (const stop of stops) stop()
    if (isConnected()) dropConnection(config, connector)
  }
  if (signal.aborted) stop()
  else follow()
  signal.addEventListener('abort', stop)

  return {
    async connect({ chainId, isReconnecting, signal, signIn, withCapabilities } = {}) {
      asking += 1
      let connected = false
      let signedIn: readonly SignedIn[] | undefined
      try {
        if (!isReconnecting) {
          const before = line.getSession()
          const session = await line.connect({
            signal,
            signIn,
            onUri: uri => void emitter.emit('message', { type: 'display_uri', data: uri }),
          })
          signedIn = session.signedIn
          // Given up while this was loading; the session was there before and is not this attempt's to end.
          if (signal?.aborted && session === before) throw new UserRejectedError({ cause: signal.reason })
        }
        const grant = read(chainId)
        if (!grant)
          throw new NoCommonNetworkError({ granted: Object.keys(line.getSession()?.namespaces ?? {}) })
        const { accounts } = settle(grant)
        const wanted = withCapabilities ? accounts.map(address => ({ address, capabilities: {} })) : accounts
        connected = true
        return { accounts: wanted as never, chainId: grant.chainId, signedIn }
      } catch (error) {
        if (isError(error, 'rpc/user-rejected')) throw new UserRejectedRequestError(error)
        throw error
      } finally {
        asking -= 1
        // A session of another tab, which came meanwhile, was left to this attempt.
        if (!connected) follow()
      }
    },
    async disconnect() {
      remembered.forget(id)
      await line.disconnect()
    },
    getAccounts: async () => require().accounts,
    getChainId: async () => require().chainId,
    getProvider: async () => provider,
    async isAuthorized() {
      if (!line.getSession()) await line.restore()
      return read() !== undefined
    },
    switchChain: ({ chainId, addEthereumChainParameter }) =>
      switchProtocolChain(runtime, {
        provider,
        chainId,
        addEthereumChainParameter,
        isGranted: () => read()?.chainIds.includes(chainId) ?? false,
      }),
  }
}
