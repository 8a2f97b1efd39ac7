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
import { requestSwitchChain } from './requestSwitchChain.js'
import { getConnection } from './wallet.js'

type SwitchNetworkParameters = {
  readonly network: Network<'eip155'>
  /** Default: the active connector. */
  readonly connector?: Connector | undefined
}

/** Switches a wallet to a network, and offers to add the network where the wallet does not have it. */
export async function switchNetwork(
  runtime: Runtime,
  { network, connector = getConnection(runtime).connector }: SwitchNetworkParameters,
): Promise<void> {
  const chain = toAddParameter(network)
  try {
    if (connector.type !== 'injected') {
      const { chainId, ...addEthereumChainParameter } = chain
      await switchChain(runtime.config, { connector, chainId: Number(chainId), addEthereumChainParameter })
      return
    }
    // wagmi's injected connector has only the chains that its config had when it was created, and treats every failed
    // attempt to add a chain as a rejection.
    await requestSwitchChain((await connector.getProvider()) as EIP1193Provider, chain)
    // Not every wallet emits an event for a requested switch.
    connector.emitter.emit('change', { chainId: Number(chain.chainId) })
  } catch (error) {
    const wrapped = error instanceof Error && error.name === 'SwitchChainError' && error.cause
    throw toProviderRpcError(wrapped || error)
  }
}

/** `switchChain` of the connectors of discovered wallets, with the errors that callers of wagmi expect. */
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

/** Describes a network for a wallet, with the public RPC endpoints of its definition and not those of the app. */
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

/** Maps the error of a failed switch to the errors that callers of wagmi expect. */
export function toSwitchError(cause: unknown): SwitchChainError | UserRejectedRequestError {
  // Wallets throw plain objects as well.
  const error = cause as Error
  return isError(toProviderRpcError(cause), 'rpc/user-rejected')
    ? new UserRejectedRequestError(error)
    : new SwitchChainError(error)
}
