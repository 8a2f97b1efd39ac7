import type { BatchCall, CaipNetworkId } from '@latchkit/core'
import { NetworkNotFoundError } from '@latchkit/core/networks'
import { getAddress, type Hex, isHex } from 'viem'
import { sendCalls as wagmiSendCalls } from 'wagmi/actions'
import type { Runtime } from '../types.js'
import { switchNetwork } from './switchNetwork.js'
import { toCapabilityError } from './toCapabilityError.js'
import { getConnection } from './wallet.js'

export type SendCallsParameters = {
  readonly calls: readonly BatchCall[]
  readonly caipNetworkId?: CaipNetworkId<'eip155'> | undefined
}

/**
 * Sends a batch of calls and returns its id.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export async function sendCalls(
  runtime: Runtime,
  { calls, caipNetworkId }: SendCallsParameters,
): Promise<string> {
  const { connector, accounts, chainId: active } = getConnection(runtime)
  try {
    const network = runtime.scope.networks.find(one => one.caipNetworkId === caipNetworkId)
    if (caipNetworkId && !network) throw new NetworkNotFoundError({ caipNetworkId })
    const chainId = network ? Number(network.id) : active
    if (network && chainId !== active) await switchNetwork(runtime, { network, connector })
    const { id } = await wagmiSendCalls(runtime.config, {
      account: accounts[0],
      connector,
      chainId,
      calls: calls.map(({ to, data, value }) => ({
        to: getAddress(to),
        ...(isHex(data) ? { data: data satisfies Hex } : {}),
        ...(value === undefined ? {} : { value }),
      })),
    })
    return id
  } catch (error) {
    throw toCapabilityError(error, 'sendCalls')
  }
}
