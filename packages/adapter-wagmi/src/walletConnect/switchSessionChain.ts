import { isError, UnrecognizedChainError } from '@latchkit/core/errors'
import { defineNetwork } from '@latchkit/core/networks'
import type { SessionFollower } from '@latchkit/core/walletconnect'
import { type Chain, SwitchChainError } from 'viem'
import { ChainNotConfiguredError } from 'wagmi'
import { toSwitchError } from '../actions/switchNetwork.js'
import { isEip155, toChain } from '../config/networks.js'
import { toRpcError } from '../provider/toRpcError.js'
import type { Runtime } from '../types.js'

export type SwitchSessionChainParameters = {
  readonly session: Pick<SessionFollower<'eip155'>, 'switchNetwork'>
  readonly chainId: number
  /** Overrides the description of the chain that the wallet gets. */
  readonly addEthereumChainParameter?: object | undefined
}

/** `switchChain` of the session's connector, with the errors that callers of wagmi expect. */
export async function switchSessionChain(
  { config, scope }: Pick<Runtime, 'config' | 'scope'>,
  { session, chainId, addEthereumChainParameter }: SwitchSessionChainParameters,
): Promise<Chain> {
  const configured = config.chains.find(({ id }) => id === chainId)
  // An app's own config may have chains that the client does not list, and lists none that were added to the client.
  const known = [...scope.networks, ...(configured ? [defineNetwork(configured)] : [])].filter(isEip155)
  const network = known.find(({ id }) => Number(id) === chainId)
  const chain = configured ?? (network && toChain(network))
  if (!chain || !network) throw new SwitchChainError(new ChainNotConfiguredError())
  try {
    await session.switchNetwork(network, { addEthereumChainParameter })
    return chain
  } catch (error) {
    const isMissing = isError(error, 'networks/not-supported')
    throw toSwitchError(toRpcError(isMissing ? new UnrecognizedChainError({ cause: error }) : error))
  }
}
