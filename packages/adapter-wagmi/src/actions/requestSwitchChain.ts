import { isError, toProviderRpcError } from '@latchkit/core/errors'
import type { AddEthereumChainParameter, EIP1193Provider } from 'viem'

/**
 * Asks a wallet to move to a chain, and to add the chain first when the wallet does not know it (4902).
 *
 * @see https://eips.ethereum.org/EIPS/eip-3326
 * @see https://eips.ethereum.org/EIPS/eip-3085
 */
export async function requestSwitchChain(
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
