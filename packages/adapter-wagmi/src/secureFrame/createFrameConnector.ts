import { ChainNotSupportedError, DisconnectedError } from '@latchkit/core/errors'
import type { FrameSession } from '@latchkit/core/secureframe'
import type { SignInRequest } from '@latchkit/core/siwx'
import { type Address, getAddress, numberToHex, SwitchChainError } from 'viem'
import { ChainNotConfiguredError, type CreateConnectorFn } from 'wagmi'
import { toSwitchError } from '../actions/switchNetwork.js'
import { createListeners } from '../provider/createListeners.js'
import type { Eip1193Provider } from '../provider/types.js'
import type { Runtime } from '../types.js'
import { frameProvider } from './frameProvider.js'

/** The connector of the embedded wallet, with callbacks for changes of the login. */
export type FrameConnector = {
  readonly create: CreateConnectorFn<Eip1193Provider>
  /** Called when the accounts of the login changed. */
  changed(): void
  /** Called when the login ended. */
  ended(): void
}

/** Parameters that the client adds to wagmi's connect parameters. */
type SignInParameters = {
  readonly signIn?: SignInRequest | undefined
  readonly signal?: AbortSignal | undefined
}

/** Creates a plain wagmi connector over the secure frame. It connects a login; it does not prompt to sign in. */
export function createFrameConnector(
  runtime: Runtime,
  session: FrameSession,
  getPageUrl: () => string | undefined,
): FrameConnector {
  const { config, remembered } = runtime
  const { id, name } = session.connector('eip155')
  const listeners = createListeners()
  let emit: ((change: { accounts?: readonly Address[]; chainId?: number }) => void) | undefined
  let chosen: number | undefined
  /** Target network while the session switches. */
  let coming: number | undefined
  let known = ''

  const isListed = (chainId: number) => config.chains.some(chain => chain.id === chainId)
  const readAccounts = (): readonly Address[] =>
    (session.read('eip155')?.accounts ?? []).map(({ address }) => getAddress(address.toLowerCase()))

  function getChainId(): number {
    const last = Number(/^eip155:(\d+)$/.exec(session.getLastNetwork() ?? '')?.[1])
    return chosen ?? (isListed(last) ? last : config.state.chainId)
  }

  async function choose(chainId: number) {
    coming = chainId
    try {
      await session.switchNetwork(`eip155:${chainId}`)
    } finally {
      coming = undefined
    }
    move(chainId)
  }

  /** Emits that the network, and with it the accounts, changed. */
  function move(chainId: number, accounts?: readonly Address[] | undefined) {
    if (chosen === chainId && !accounts) return
    const isMoved = chosen !== chainId
    chosen = chainId
    // A single change, so that no app sees the account of one network on another.
    emit?.({ ...(accounts && { accounts }), ...(isMoved && { chainId }) })
    if (isMoved) listeners.emit('chainChanged', numberToHex(chainId))
    if (accounts) listeners.emit('accountsChanged', [...accounts])
  }

  /** Enters the requested network, else the previous network, or the first that the secure site serves. */
  async function enter(isReconnecting: boolean | undefined, asked: number | undefined): Promise<number> {
    const before = getChainId()
    // A restored connection, or a connection beside another namespace, is not the last used one.
    if (isReconnecting) {
      await session.followNetwork(`eip155:${before}`)
      return before
    }
    if (asked !== undefined && isListed(asked)) {
      await session.switchNetwork(`eip155:${asked}`)
      return asked
    }
    const others = config.chains.flatMap(({ id }) => (id === before ? [] : [`eip155:${id}` as const]))
    const entered = await session.enterNetwork([`eip155:${before}`, ...others])
    return Number(entered.slice('eip155:'.length))
  }

  async function disconnect() {
    remembered.forget(id)
    await session.signOut()
  }

  const provider = frameProvider({
    session,
    config,
    listeners,
    getChainId,
    readAccounts,
    getPageUrl,
    disconnect,
    async switchChain(chainId) {
      if (!isListed(chainId)) throw new ChainNotSupportedError({ caipNetworkId: `eip155:${chainId}` })
      await choose(chainId)
    },
  })

  function changed() {
    const accounts = readAccounts()
    if (accounts.join() === known) return
    known = accounts.join()
    const chainId = coming ?? getChainId()
    const isEntered = session.getLogin()?.users.eip155?.chainId === chainId
    move(isEntered ? chainId : getChainId(), accounts)
  }

  return {
    changed,
    ended() {
      known = ''
      listeners.emit('accountsChanged', [])
      listeners.emit('disconnect', new DisconnectedError())
    },
    create: ({ emitter }) => {
      emit = change => void emitter.emit('change', change)
      return {
        id,
        name,
        type: 'auth',
        async connect(parameters = {}) {
          const { chainId, isReconnecting, withCapabilities } = parameters
          const { signIn, signal } = parameters as typeof parameters & SignInParameters
          if (!session.getLogin() && !(await session.restore())) throw session.loginRequired()
          if (readAccounts().length === 0) throw session.loginRequired()
          const current = await enter(isReconnecting, chainId)
          // Read now: the accounts depend on the network.
          const accounts = readAccounts()
          if (accounts.length === 0) throw session.loginRequired()
          known = accounts.join()
          chosen = current
          const [address] = accounts
          const signedIn =
            signIn && address && !isReconnecting
              ? await session.signIn({ request: signIn, caipNetworkId: `eip155:${current}`, address, signal })
              : undefined
          return {
            accounts: (withCapabilities
              ? accounts.map(address => ({ address, capabilities: {} }))
              : accounts) as never,
            chainId: current,
            ...(signedIn && { signedIn: [signedIn] }),
          }
        },
        disconnect,
        getAccounts: async () => readAccounts(),
        getChainId: async () => getChainId(),
        getProvider: async () => provider,
        isAuthorized: () => session.restore(),
        async switchChain({ chainId }) {
          const chain = config.chains.find(one => one.id === chainId)
          if (!chain) throw new SwitchChainError(new ChainNotConfiguredError())
          try {
            await choose(chainId)
          } catch (cause) {
            throw toSwitchError(cause)
          }
          return chain
        },
        onAccountsChanged() {},
        onChainChanged() {},
        onDisconnect() {},
      }
    },
  }
}
