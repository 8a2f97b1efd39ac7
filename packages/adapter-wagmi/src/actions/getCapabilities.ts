import type { CaipNetworkId } from '@latchkit/core'
import { getAddress } from 'viem'
import { getCapabilities as wagmiGetCapabilities } from 'wagmi/actions'
import type { Runtime } from '../types.js'
import { toCapabilityError } from './toCapabilityError.js'
import { getConnection } from './wallet.js'

/**
 * Returns the capabilities of the wallet on each of its networks.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export async function getCapabilities(
  runtime: Runtime,
  { address }: { readonly address?: string | undefined },
): Promise<Readonly<Record<CaipNetworkId, Readonly<Record<string, unknown>>>>> {
  const { connector, accounts } = getConnection(runtime, address)
  try {
    const account = address === undefined ? accounts[0] : getAddress(address)
    const byChain = await wagmiGetCapabilities(runtime.config, { account, connector })
    return Object.fromEntries(
      Object.entries(byChain).map(([chainId, capabilities]) => [`eip155:${chainId}`, capabilities]),
    )
  } catch (error) {
    throw toCapabilityError(error, 'getCapabilities')
  }
}
