import { ProviderRpcError, UnauthorizedError, UnrecognizedChainError } from '@latchkit/core/errors'
import type { FrameSession } from '@latchkit/core/secureframe'
import { type Address, numberToHex } from 'viem'
import type { Config } from 'wagmi'
import type { createListeners } from '../provider/createListeners.js'
import { isReadMethod } from '../provider/isReadMethod.js'
import { readChainId } from '../provider/readChainId.js'
import { toRpcError } from '../provider/toRpcError.js'
import type { Eip1193Provider } from '../provider/types.js'
import { getPermissions, isOfAccounts, requestPermissions } from './accountPermissions.js'

export type FrameProviderParameters = {
  readonly session: FrameSession
  readonly config: Config
  readonly listeners: ReturnType<typeof createListeners>
  getChainId(): number
  readAccounts(): readonly Address[]
  switchChain(chainId: number): Promise<void>
  /** Address of the page; undefined outside of a browser. */
  getPageUrl(): string | undefined
  /** Disconnects, and signs out. */
  disconnect(): Promise<void>
}

/**
 * The EIP-1193 provider of the embedded wallet. Reads of a listed network go to the app's own endpoints. The modal
 * shows each signature request, and the frame approves it. Some methods are answered before the policy, which lists none
 * of them: dapp libraries send them to every wallet.
 */
export function frameProvider(parameters: FrameProviderParameters): Eip1193Provider {
  const { session, config, listeners, getChainId, readAccounts, switchChain, getPageUrl, disconnect } =
    parameters
  const controllers = new WeakMap<object, AbortController>()
  const toController = (params: unknown) =>
    typeof params === 'object' && params !== null ? controllers.get(params) : undefined

  async function ask(method: string, params: unknown): Promise<unknown> {
    const chainId = getChainId()
    switch (method) {
      case 'eth_accounts':
        return [...readAccounts()]
      case 'eth_chainId':
        return numberToHex(chainId)
      case 'wallet_getAssets':
        if (session.getAssets) return session.getAssets(params)
    }
    if (isReadMethod(method) && config.chains.some(({ id }) => id === chainId)) {
      const { request } = config.getClient({ chainId })
      return request({ method, params } as never)
    }
    const controller = new AbortController()
    if (typeof params === 'object' && params !== null) controllers.set(params, controller)
    const { signal } = controller
    const answer = await session.request({ caipNetworkId: `eip155:${chainId}`, method, params, signal })
    // The frame knows no gateway.
    return method === 'wallet_getCapabilities' && session.getAssets
      ? { '0x0': { assetDiscovery: { supported: true } }, ...(answer as object) }
      : answer
  }

  const guarded = session.guard<Pick<Eip1193Provider, 'request'>>({
    connector: session.connector('eip155'),
    provider: { request: ({ method, params }) => ask(method, params) },
    abort: ({ params }) => toController(params)?.abort(),
  })

  async function answer(method: string, params: unknown): Promise<unknown> {
    switch (method) {
      case 'eth_requestAccounts': {
        const accounts = readAccounts()
        if (accounts.length === 0) throw new UnauthorizedError()
        return [...accounts]
      }
      case 'wallet_switchEthereumChain':
        await switchListed(readChainId(params))
        return null
      case 'wallet_showCallsStatus':
        // The modal shows it, and the frame never.
        session.showCalls(readId(params))
        return null
      case 'wallet_addEthereumChain':
        // The networks are the app's; a chain that it does not list cannot be added.
        await switchListed(readChainId(params))
        return null
      case 'wallet_getPermissions':
        return getPermissions(readAccounts(), getPageUrl())
      case 'wallet_requestPermissions':
        return requestPermissions(params, getPermissions(readAccounts(), getPageUrl()))
      case 'wallet_revokePermissions':
        if (!isOfAccounts(params)) break
        await disconnect()
        return null
      case 'eth_sendTransaction':
      case 'wallet_sendTransaction':
        return send(params)
    }
    return guarded.request({ method, params })
  }

  /**
   * viem repeats a transaction that was refused with -32000 (invalid input) under the other name, and the user would see it
   * twice. -32003 (transaction rejected) is final.
   */
  async function send(params: unknown): Promise<unknown> {
    try {
      return await guarded.request({ method: 'eth_sendTransaction', params })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === -32000)) throw error
      throw new ProviderRpcError(error.message, { rpcCode: -32003, cause: error })
    }
  }

  async function switchListed(chainId: number) {
    if (!config.chains.some(({ id }) => id === chainId)) throw new UnrecognizedChainError()
    await switchChain(chainId)
  }

  return {
    async request(asked) {
      // Read once: a getter could return one method here and another method to the policy.
      const { method, params } = asked
      try {
        return await answer(String(method), params)
      } catch (error) {
        throw toRpcError(error)
      }
    },
    on: listeners.on,
    removeListener: listeners.removeListener,
  }
}

/** The id of the batch that a request names. */
function readId(params: unknown): string {
  const [id]: readonly unknown[] = Array.isArray(params) ? params : []
  if (typeof id === 'string' && id !== '') return id
  throw new ProviderRpcError('The request names no batch', {
    rpcCode: -32602,
    metaMessages: ["Pass `['0x…']`, the id of a batch, as EIP-5792 has it."],
  })
}
