import type { CaipNetworkId } from '@latchkit/core'
import { getAddress } from 'viem'
import type { Runtime } from '../types.js'
import { askWallet, readRecord } from './askWallet.js'
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
    const answer = await askWallet(runtime, {
      connectorId: connector.id,
      method: 'wallet_getCapabilities',
      params: [account],
    })
    const byChain = Object.entries(readRecord(answer)).filter(([chainId]) =>
      /^(0x[\da-f]+|\d+)$/i.test(chainId),
    )
    return Object.fromEntries(byChain.map(([chainId, own]) => [`eip155:${Number(chainId)}`, readRecord(own)]))
  } catch (error) {
    throw toCapabilityError(error, 'getCapabilities')
  }
}
