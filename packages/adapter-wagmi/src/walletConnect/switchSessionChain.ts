import { isError, toProviderRpcError } from '@latchkit/core/errors'
import { type AddEthereumChainParameter, type Chain, numberToHex, SwitchChainError } from 'viem'
import { ChainNotConfiguredError } from 'wagmi'
import { toAddParameter, toSwitchError } from '../actions/switchNetwork.js'
import { toChain } from '../config/networks.js'
import type { Runtime } from '../types.js'
import type { SessionProvider } from './types.js'

export type SwitchSessionChainParameters = {
  readonly provider: Pick<SessionProvider, 'request'>
  readonly chainId: number
  /** Overrides the description of the chain that the wallet gets. */
  readonly addEthereumChainParameter?: object | undefined
  isGranted(): boolean
}

/**
 * `switchChain` of the session's connector. A granted chain is chosen without a request. For another chain the wallet is
 * asked, and offered the chain where it does not have it (4902). Throws the errors that callers of wagmi expect.
 */
export async function switchSessionChain(
  { config, scope }: Pick<Runtime, 'config' | 'scope'>,
  { provider, chainId, addEthereumChainParameter, isGranted }: SwitchSessionChainParameters,
): Promise<Chain> {
  const network = scope.networks.find(({ id }) => Number(id) === chainId)
  // An app's own config does not list networks that were added to the client.
  const chain = config.chains.find(({ id }) => id === chainId) ?? (network && toChain(network))
  if (!chain) throw new SwitchChainError(new ChainNotConfiguredError())
  const requestSwitch = () =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] })
  try {
    try {
      await requestSwitch()
    } catch (error) {
      if (!isUnknownToWallet(error)) throw error
      const parameter = {
        ...(network ? toAddParameter(network) : describe(chain)),
        ...addEthereumChainParameter,
      }
      await provider.request({ method: 'wallet_addEthereumChain', params: [parameter] })
      await requestSwitch()
    }
    if (!isGranted()) throw new ChainNotConfiguredError()
    return chain
  } catch (cause) {
    throw toSwitchError(cause)
  }
}

function isUnknownToWallet(error: unknown): boolean {
  const known = toProviderRpcError(error)
  const agreed = known.walk(one => isError(one, 'networks/not-supported'))
  return isError(known, 'rpc/unrecognized-chain') && !agreed
}

function describe({ id, name, nativeCurrency, rpcUrls }: Chain): AddEthereumChainParameter {
  return { chainId: numberToHex(id), chainName: name, nativeCurrency, rpcUrls: rpcUrls.default.http }
}
