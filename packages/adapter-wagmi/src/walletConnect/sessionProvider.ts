import type { Network } from '@latchkit/core'
import {
  ChainNotSupportedError,
  DisconnectedError,
  ProviderRpcError,
  UnauthorizedError,
  UnrecognizedChainError,
  UnsupportedMethodError,
} from '@latchkit/core/errors'
import { isSignedMessage, isTransactionHash } from '@latchkit/core/validate'
import { becomesGranted, type SessionClient } from '@latchkit/core/walletconnect'
import { numberToHex } from 'viem'
import { getReadClient } from '../config/getReadClient.js'
import { parseChainId } from '../config/parseChainId.js'
import { isReadMethod } from '../provider/isReadMethod.js'
import { readChainId } from '../provider/readChainId.js'
import { toRpcError } from '../provider/toRpcError.js'
import type { Eip1193Provider } from '../provider/types.js'
import type { Runtime } from '../types.js'
import { readCapabilities } from './readCapabilities.js'
import type { Grant } from './types.js'

export type SessionProviderParameters = {
  readonly client: SessionClient
  readonly runtime: Pick<Runtime, 'config' | 'scope'>
  /** Returns a network of the client; the wagmi config may not list it. */
  findNetwork(chainId: number): Network<'eip155'> | undefined
  /** Returns the current grant of the session. */
  readGrant(): Grant | undefined
  /** Switches to a granted chain. */
  choose(chainId: number): void
}

/**
 * Creates the EIP-1193 provider of the session. The app's own RPC answers the requests that any node can answer. Only
 * other requests go to the wallet.
 */
export function sessionProvider(parameters: SessionProviderParameters): Pick<Eip1193Provider, 'request'> {
  const { client, runtime, findNetwork, readGrant, choose } = parameters
  const { config } = runtime

  const shown = () => readGrant()?.chainId ?? config.state.chainId
  const isGranted = (chainId: number) => readGrant()?.chainIds.includes(chainId) ?? false

  async function askWallet(method: string, params: unknown): Promise<unknown> {
    const grant = readGrant()
    if (!grant) throw new DisconnectedError()
    if (!grant.methods.includes(method)) throw new UnsupportedMethodError()
    const caipNetworkId = `eip155:${grant.chainId}` as const
    return checkAnswer(method, await client.request({ caipNetworkId, method, params }))
  }

  async function switchChain(params: unknown): Promise<null> {
    const chainId = readChainId(params)
    if (!isGranted(chainId)) {
      const method = 'wallet_switchEthereumChain'
      if (!readGrant()?.methods.includes(method)) throw new UnrecognizedChainError()
      await askWallet(method, params)
      // The wallet agreed but did not grant the chain, so offering to add the chain would not help.
      if (!(await becomesGranted(client, () => isGranted(chainId))))
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
    await becomesGranted(client, () => isGranted(chainId))
    return null
  }

  async function getCapabilities(params: unknown): Promise<unknown> {
    const session = client.getSession()
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
        // Without a session the app connects through the connector, which has a URI to show.
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
    // The app's transport rejects unsupported methods. viem's types have only standard methods.
    const network = findNetwork(shown())
    const { request } = network ? getReadClient(runtime, network) : config.getClient({ chainId: shown() })
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

/**
 * Returns the answer if it is valid for the method.
 *
 * @throws ProviderRpcError `rpc/unknown`
 */
function checkAnswer(method: string, answer: unknown): unknown {
  const isFine =
    method === 'eth_sendTransaction'
      ? isTransactionHash(answer)
      : method === 'personal_sign' || /^eth_sign(TypedData(_v[34])?)?$/.test(method)
        ? isSignedMessage(answer)
        : method === 'wallet_getCapabilities'
          ? typeof answer === 'object' && answer !== null
          : true
  if (isFine) return answer
  throw new ProviderRpcError(`The wallet answered ${method} with an invalid response`, {
    rpcCode: -32603,
    metaMessages: ['Nothing of it was used. Look into the wallet before you try again.'],
  })
}
