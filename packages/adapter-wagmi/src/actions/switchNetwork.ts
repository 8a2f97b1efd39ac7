import type { Network } from '@latchkit/core'
import { isError, toProviderRpcError } from '@latchkit/core/errors'
import {
  type AddEthereumChainParameter,
  type Chain,
  type EIP1193Provider,
  numberToHex,
  SwitchChainError,
  UserRejectedRequestError,
} from 'viem'
import { ChainNotConfiguredError, type Connector } from 'wagmi'
import { switchChain } from 'wagmi/actions'
import { toChain } from '../config/networks.js'
import type { Runtime, Scope } from '../types.js'
import { requireConnection } from './wallet.js'

type SwitchNetworkParameters = {
  readonly network: Network<'eip155'>
  /** Default: the active one. */
  readonly connector?: Connector | undefined
}

/** Moves a wallet to a network, offering it the network when it does not know it. */
export async function switchNetwork(
  runtime: Runtime,
  { network, connector = requireConnection(runtime).connector }: SwitchNetworkParameters,
): Promise<void> {
  const chain = toAddParameter(network)
  try {
    if (connector.type !== 'injected') {
      const { chainId, ...addEthereumChainParameter } = chain
      await switchChain(runtime.config, { connector, chainId: Number(chainId), addEthereumChainParameter })
      return
    }
    // wagmi's own way knows only chains that its config had when the connector was made, and takes every failure
    // to add one for a rejection.
    const provider = (await connector.getProvider()) as EIP1193Provider
    await requestSwitchChain(provider, chain)
    // Not every wallet tells of a switch that it was asked for.
    const chainId = Number(await provider.request({ method: 'eth_chainId' }))
    connector.emitter.emit('change', { chainId })
  } catch (error) {
    const wrapped = error instanceof Error && error.name === 'SwitchChainError' && error.cause
    throw toProviderRpcError(wrapped || error)
  }
}

/** `switchChain` of our connectors, with the errors that callers of wagmi expect. */
export async function switchWalletChain(
  { networks }: Pick<Scope, 'networks'>,
  provider: EIP1193Provider,
  chainId: number,
): Promise<Chain> {
  const network = networks.find(({ id }) => Number(id) === chainId)
  if (!network) throw new SwitchChainError(new ChainNotConfiguredError())
  try {
    await requestSwitchChain(provider, toAddParameter(network))
    return toChain(network)
  } catch (cause) {
    throw toSwitchError(cause)
  }
}

/**
 * Asks a wallet to move to a chain, and to add the chain first when the wallet does not know it (4902).
 *
 * @see https://eips.ethereum.org/EIPS/eip-3326
 * @see https://eips.ethereum.org/EIPS/eip-3085
 */
async function requestSwitchChain(
  provider: EIP1193Provider,
  chain: AddEthereumChainParameter,
): Promise<void> {
  const { chainId } = chain
  const move = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  try {
    await move()
  } catch (error) {
    if (!isError(toProviderRpcError(error), 'rpc/unrecognized-chain')) throw error
    await provider.request({ method: 'wallet_addEthereumChain', params: [chain] })
    // Some wallets move on adding, others do not.
    if (Number(await provider.request({ method: 'eth_chainId' })) !== Number(chainId)) await move()
  }
}

/** What a wallet is told of a network: the public RPC endpoints of its definition, not those the app keeps for itself. */
export function toAddParameter(network: Network<'eip155'>): AddEthereumChainParameter {
  const explorer = network.blockExplorers?.default.url
  return {
    chainId: numberToHex(Number(network.id)),
    chainName: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: network.rpcUrls.chainDefault.http,
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
  }
}

/** What callers of wagmi expect of a switch that failed. */
export function toSwitchError(cause: unknown): SwitchChainError | UserRejectedRequestError {
  // Wallets throw plain objects as well.
  const error = cause as Error & { readonly code?: number | undefined }
  return error.code === UserRejectedRequestError.code
    ? new UserRejectedRequestError(error)
    : new SwitchChainError(error)
}
