import type { Network } from '@latchkit/core'
import { type AddEthereumChainParameter, numberToHex } from 'viem'

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
