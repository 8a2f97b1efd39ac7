import {
  ChainNotSupportedError,
  DisconnectedError,
  ProviderRpcError,
  UnauthorizedError,
  UnrecognizedChainError,
  UnsupportedMethodError,
} from '@latchkit/core/errors'
import type { WalletConnectLine } from '@latchkit/core/walletconnect'
import { numberToHex } from 'viem'
import type { Config } from 'wagmi'
import { checkAnswer } from './checkAnswer.js'
import { isReadMethod } from './isReadMethod.js'
import { parseChainId } from './parseChainId.js'
import { readCapabilities } from './readCapabilities.js'
import { toRpcError } from './toRpcError.js'
import type { Grant, ProtocolProvider } from './types.js'
import { untilGranted } from './untilGranted.js'

export type ProtocolProviderParameters = {
  readonly line: WalletConnectLine
  readonly config: Config
  /** What the session gives now. */
  readGrant(): Grant | undefined
  /** Moves to a chain that the session has. */
  choose(chainId: number): void
}

/**
 * The session as an EIP-1193 provider. What a node can answer goes to the app's own RPC, so the wallet is asked only
 * for what it alone can do.
 */
export function protocolProvider(parameters: ProtocolProviderParameters): Pick<ProtocolProvider, 'request'> {
  const { line, config, readGrant, choose } = parameters

  const shown = () => readGrant()?.chainId ?? config.state.chainId
  const isGranted = (chainId: number) => readGrant()?.chainIds.includes(chainId) ?? false
  const becomesGranted = (chainId: number) =>
    untilGranted({ isGranted: () => isGranted(chainId), subscribe: line.subscribe })

  async function askWallet(method: string, params: unknown): Promise<unknown> {
    const grant = readGrant()
    if (!grant) throw new DisconnectedError()
    if (!grant.methods.includes(method)) throw new UnsupportedMethodError()
    const caipNetworkId = `eip155:${grant.chainId}` as const
    return checkAnswer(method, await line.request({ caipNetworkId, method, params }))
  }

  async function switchChain(params: unknown): Promise<null> {
    const chainId = readChainId(params)
    if (!isGranted(chainId)) {
      const method = 'wallet_switchEthereumChain'
      if (!readGrant()?.methods.includes(method)) throw new UnrecognizedChainError()
      await askWallet(method, params)
      // It agreed, so asking it to add the chain as well would lead nowhere.
      if (!(await becomesGranted(chainId)))
        throw new UnrecognizedChainError({
          cause: new ChainNotSupportedError({ caipNetworkId: `eip155:${chainId}` }),
        })
    }
    choose(chainId)
    return null
  }

  async function addChain(params: unknown): Promise<null> {
    const chainId = readChainId(params)
    if (isGranted(chainId)) return null
    await askWallet('wallet_addEthereumChain', params)
    await becomesGranted(chainId)
    return null
  }

  async function getCapabilities(params: unknown): Promise<unknown> {
    const session = line.getSession()
    const grant = readGrant()
    if (!session || !grant) throw new DisconnectedError()
    const [address, asked]: readonly unknown[] = Array.isArray(params) ? params : []
    const wanted = Array.isArray(asked) ? asked.map(parseChainId) : undefined
    const known = readCapabilities(session, {
      address: typeof address === 'string' ? address : grant.accounts[0],
      chainIds: grant.chainIds.filter(id => wanted?.includes(id) ?? true),
    })
    return known ?? askWallet('wallet_getCapabilities', params)
  }

  async function answer(method: string, params: unknown): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
        return [...(readGrant()?.accounts ?? [])]
      case 'eth_chainId':
        return numberToHex(shown())
      case 'eth_requestAccounts': {
        const grant = readGrant()
        // Who has no session yet connects through the connector, which has a URI to show.
        if (!grant) throw new UnauthorizedError()
        return [...grant.accounts]
      }
      case 'wallet_switchEthereumChain':
        return switchChain(params)
      case 'wallet_addEthereumChain':
        return addChain(params)
      case 'wallet_getCapabilities':
        return getCapabilities(params)
    }
    if (!isReadMethod(method)) return askWallet(method, params)
    // The app's transport says by itself what it cannot do; viem's types know only the methods of the standard.
    const { request } = config.getClient({ chainId: shown() })
    return request({ method, params } as never)
  }

  return {
    async request({ method, params }) {
      try {
        return await answer(method, params)
      } catch (error) {
        throw toRpcError(error)
      }
    },
  }
}

function readChainId(params: unknown): number {
  const chainId = parseChainId(Array.isArray(params) ? params[0] : undefined)
  if (chainId === undefined)
    throw new ProviderRpcError('The request names no chain', {
      rpcCode: -32602,
      metaMessages: ["Pass `[{ chainId: '0x1' }]`, as EIP-3326 and EIP-3085 have it."],
    })
  return chainId
}
