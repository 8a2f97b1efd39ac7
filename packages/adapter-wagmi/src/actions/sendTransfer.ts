import type { Transfer } from '@latchkit/core'
import { toProviderRpcError } from '@latchkit/core/errors'
import { NetworkNotFoundError } from '@latchkit/core/networks'
import { encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { sendTransaction } from 'wagmi/actions'
import type { Runtime } from '../types.js'
import { switchNetwork } from './switchNetwork.js'
import { getConnection } from './wallet.js'

/** Sends the network's own currency or an ERC-20 token. Throws when the wallet has switched to another chain meanwhile. */
export async function sendTransfer(runtime: Runtime, transfer: Transfer): Promise<string> {
  const { to, value, token, from, caipNetworkId } = transfer
  let { connector, accounts, chainId } = getConnection(runtime, from)
  try {
    if (caipNetworkId && caipNetworkId !== `eip155:${chainId}`) {
      const network = runtime.scope.networks.find(one => one.caipNetworkId === caipNetworkId)
      if (!network) throw new NetworkNotFoundError({ caipNetworkId })
      await switchNetwork(runtime, { network, connector })
      chainId = Number(network.id)
    }
    const account = from === undefined ? accounts[0] : getAddress(from)
    const recipient = getAddress(to)
    const args = [recipient, value] as const
    const call = token
      ? {
          to: getAddress(token),
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }),
        }
      : { to: recipient, value }
    return await sendTransaction(runtime.config, { ...call, account, connector, chainId })
  } catch (error) {
    throw toProviderRpcError(error)
  }
}
