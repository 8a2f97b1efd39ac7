import type { Network } from '@latchkit/core'
import { toProviderRpcError } from '@latchkit/core/errors'
import type { EIP1193Provider } from 'viem'
import type { Connector } from 'wagmi'
import { switchChain } from 'wagmi/actions'
import type { Runtime } from '../types.js'
import { requestSwitchChain } from './requestSwitchChain.js'
import { requireConnection } from './requireConnection.js'
import { toAddParameter } from './toAddParameter.js'

export type SwitchNetworkParameters = {
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
