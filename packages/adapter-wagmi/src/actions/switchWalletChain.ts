import { type Chain, type EIP1193Provider, SwitchChainError } from 'viem'
import { ChainNotConfiguredError } from 'wagmi'
import { toChain } from '../config/toChain.js'
import type { Scope } from '../types.js'
import { requestSwitchChain } from './requestSwitchChain.js'
import { toAddParameter } from './toAddParameter.js'
import { toSwitchError } from './toSwitchError.js'

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
